import { describe, expect, it } from "vitest";
import { notifyAddressesOf } from "../src/form/form";
import { fieldErrors } from "../src/http/read-body";
import { meantPasswords, signInSchema } from "../src/http/sign-in";
import { emailAddress } from "../src/text/fields";

const read = (address: string) => emailAddress.safeParse(address).data;

describe("an email address", () => {
  it.each([
    "asha@example.com",
    "Asha.Rao+jobs@mail.example.co.in",
    "o'neil_{1}@example.com",
    "asha@xn--bcher-kva.example",
    "asha@bücher.example",
    "आशा@उदाहरण.भारत",
    "пример@пример.рф",
    `${"long.".repeat(16)}asha@example.com`,
  ])("is %s", (address) => expect(read(address)).toBe(address));

  it.each([
    "user@gmail..com",
    "user@exam_ple.com",
    "user@-example.com",
    "user@example-.com",
    "user@example.com-",
    "user@example.com.",
    "user@.example.com",
    "user@example.c0m_",
    "user@127.0.0.1",
    "user@[127.0.0.1]",
    ".user@example.com",
    "user.@example.com",
    "us..er@example.com",
    "user@other@example.com",
    "us er@example.com",
    "asha",
    "Asha <asha@example.com>",
    "asha@example.com, other@example.com",
    `${"ä".repeat(150)}@example.com`,
    `user@${"a".repeat(64)}.com`,
    `user@${"ü".repeat(60)}.com`,
    `user@${"a.".repeat(126)}com`,
  ])("isn't %s", (address) => {
    const { error } = emailAddress.safeParse(address);
    expect(error && Object.values(fieldErrors(error))).toEqual([expect.stringMatching(/email address|254/)]);
  });

  it.each([
    ["\u200basha@example.com\u200b", "a zero-width space"],
    ["\u202aasha@example.com\u202c", "direction marks"],
    ["\ufeffasha@example.com", "a byte order mark"],
    ["asha@exam\u00adple.com", "a soft hyphen"],
    ["asha@exam\ufe0fple.com", "a variation selector"],
    ["as\u2060ha@exam\u034fple.com\u0007", "a word joiner"],
    ["\tasha@example.com\u00a0\u2028", "spaces and line breaks"],
    ["asha@ｅｘａｍｐｌｅ．com", "full-width letters"],
  ])("is the one that is seen: %j has %s", (pasted) => {
    expect(read(pasted)).toBe("asha@example.com");
    expect(signInSchema.parse({ email: pasted, password: "x" }).email).toBe("asha@example.com");
    expect(notifyAddressesOf(`• ${pasted}\nhr@example.com`)).toEqual(["asha@example.com", "hr@example.com"]);
  });

  it("of a form to notify keeps the digit that it begins with", () => {
    expect(notifyAddressesOf("1.Asha@example.com\n2.ravi@example.com")).toEqual([
      "1.Asha@example.com",
      "2.ravi@example.com",
    ]);
  });
});

describe("a password", () => {
  it("may have been pasted with spaces, or have them", () => {
    expect(meantPasswords("secret \n")).toEqual(["secret \n", "secret"]);
    expect(meantPasswords("two words")).toEqual(["two words"]);
  });

  it("has room for them", () => {
    const password = "a".repeat(72);
    expect(signInSchema.safeParse({ email: "a", password: `${password} ` }).success).toBe(true);
    expect(signInSchema.safeParse({ email: "a", password: `${password}b` }).success).toBe(false);
  });
});

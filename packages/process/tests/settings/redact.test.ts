import { expectInProportion } from "@repo/testing/effort";
import { pumped, pumps, shown } from "@repo/testing/pumped-texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redact } from "../../settings/settings.ts";

it.each([
  ["Key (email)=(meera.s+jobs@example.com) already exists.", "Key (email)=([e-mail address]) already exists."],
  ['invalid input: "Meera <meera@mail.example.co.in>"', 'invalid input: "Meera <[e-mail address]>"'],
  ["550 5.1.1 mailto:someone@xn--bcher-kva.example: unknown", "550 5.1.1 mailto:[e-mail address]: unknown"],
])("an address in %s is left out", (text, left) => expect(redact(text)).toBe(left));

it("places in packages stay", () => {
  const stack =
    "at run (/srv/node_modules/.pnpm/@strapi+core@5.54.0_@types+node@24.19.2/node_modules/@strapi/core/a.js:1:2)";
  expect(redact(stack)).toBe(stack);
});

describe("a text of a megabyte", () => {
  const MEGABYTE = 1024 ** 2;

  it("costs no more than its length, whatever it is made of, and is cut with a note", () =>
    fc.assert(
      fc.asyncProperty(pumps, async (pump) => {
        await expectInProportion(shown(pump), MEGABYTE, (length) => redact(pumped(pump, length)));
        const left = redact(pumped(pump, MEGABYTE));
        // The replacement of “a@a.aa,” is more than twice as long.
        expect(left.length).toBeLessThan(60_000);
        expect(left).toMatch(/\[\d+ more characters\]$/);
      }),
    ));

  it("shows no half of an address where it is cut", () => {
    const address = "meera.somebody@mail.example.co.in";
    for (let before = 19_900; before < 20_020; before += 1) {
      for (const separator of [" ", ","]) {
        const text = `${"x".repeat(before - 1)}${separator}${address} ${"y".repeat(1_000)}`;
        expect(redact(text), String(before)).not.toMatch(/meera|some/);
      }
    }
  });
});

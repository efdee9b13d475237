import { describe, expect, it } from "vitest";
import {
  ANSWER_TEXTS_BYTES,
  checkAnswers,
  FIELDS_MAX,
  type FormField,
  formProblems,
  isFieldKey,
} from "../src/form/form";
import { formVersion } from "../src/form/version";

let count = 0;

function field(kind: FormField["kind"], more: Partial<FormField> = {}): FormField {
  count += 1;
  return {
    key: `f${String(count).padStart(8, "0")}`,
    label: `Field of ${kind} ${count}`,
    kind,
    required: true,
    ...more,
  };
}

const problemsOf = (fields: FormField[], notifyAddresses = "sales@example.com") =>
  formProblems({ fields, notifyAddresses }).map(({ path, message }) => `${path}: ${message}`);

describe("A form", () => {
  it("may have each kind of field once, and each kind of text often", () => {
    const fields = [
      field("text"),
      field("text"),
      field("long_text"),
      field("email"),
      field("phone"),
      field("choice", { choices: "Yes\nNo" }),
      field("agreement", { agreement: "I agree." }),
      field("file"),
    ];
    expect(problemsOf(fields, "sales@example.com\n\nhr@example.com")).toEqual([]);
  });

  it.each<[string, FormField[], string[]]>([
    ["no fields", [], ["fields: A form needs at least one field."]],
    [
      "more than twenty fields",
      Array.from({ length: 21 }, () => field("text")),
      ["fields: A form has at most 20 fields: this one has 21."],
    ],
    [
      "two fields of one label",
      [field("text", { label: "Name" }), field("phone", { label: " name " })],
      ["fields.1.label: Field 2, “ name ”: another field has this label."],
    ],
    [
      "two files",
      [field("file", { label: "Brief" }), field("file", { label: "Sketch" })],
      ["fields.1.kind: Field 2, “Sketch”: a form has at most one file."],
    ],
    [
      "two e-mail addresses",
      [field("email", { label: "Yours" }), field("email", { label: "Hers" })],
      ["fields.1.kind: Field 2, “Hers”: a form has at most one e-mail address."],
    ],
    [
      "a choice without choices",
      [field("choice", { label: "Size" })],
      ["fields.0.choices: Field 1, “Size”: write at least two choices, one per line."],
    ],
    [
      "a choice that is there twice",
      [field("choice", { label: "Size", choices: "S\nM\ns" })],
      ["fields.0.choices: Field 1, “Size”: the choice “s” is there twice."],
    ],
    [
      "too many choices",
      [field("choice", { label: "Size", choices: Array.from({ length: 51 }, (_, at) => at).join("\n") })],
      ["fields.0.choices: Field 1, “Size”: it has at most 50 choices."],
    ],
    [
      "an agreement to nothing",
      [field("agreement", { label: "Terms", agreement: " " })],
      ["fields.0.agreement: Field 1, “Terms”: write what the visitor agrees to."],
    ],
  ])("with %s is not published, and each problem names its field", (_what, fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  it.each([
    ["", "Write at least one e-mail address."],
    [
      "sales@example.com, hr@example.com",
      "“sales@example.com, hr@example.com” is no e-mail address. Write one per line.",
    ],
    ["sales@example.com\r\nBcc: all@example.com", "“Bcc: all@example.com” is no e-mail address. Write one per line."],
    [Array.from({ length: 11 }, (_, at) => `a${at}@example.com`).join("\n"), "Write at most 10 e-mail addresses."],
  ])("notifies only e-mail addresses, one per line, and not %j", (addresses, message) => {
    expect(problemsOf([field("text")], addresses)).toEqual([`notifyAddresses: ${message}`]);
  });
});

describe("An answer", () => {
  const name = field("text", { label: "Your name?" });
  const email = field("email", { label: "E-mail: *" });
  const phone = field("phone", { label: "Phone", required: false });
  const choice = field("choice", { label: "Size", choices: "S\nM" });
  const text = field("long_text", { label: "Text", required: false });
  const terms = field("agreement", { label: "Terms", agreement: "I agree." });
  const file = field("file", { label: "Brief" });
  const fields = [name, email, phone, choice, text, terms, file];
  const filled = {
    [name.key]: " Asha ",
    [email.key]: "asha@example.com",
    [choice.key]: "M",
    [terms.key]: "yes",
    [text.key]: "One\r\ntwo ",
  };

  it("is what the visitor wrote, trimmed, without what was left empty", () => {
    expect(checkAnswers(fields, { ...filled, [phone.key]: "  " })).toEqual({
      errors: {},
      values: {
        [name.key]: "Asha",
        [email.key]: "asha@example.com",
        [choice.key]: "M",
        [terms.key]: "yes",
        [text.key]: "One\ntwo",
      },
    });
  });

  it("says of each field what is wrong, by its label", () => {
    expect(checkAnswers(fields, {}).errors).toEqual({
      [name.key]: "“Your name?” is required.",
      [email.key]: "E-mail is required.",
      [choice.key]: "Size: choose one.",
      [terms.key]: "Terms: please tick the box.",
    });
  });

  it.each([
    [email, "asha@example.com\nBcc: all@example.com", "E-mail must be a single line."],
    [name, "a".repeat(201), "“Your name?” must have at most 200 characters."],
    [phone, "1".repeat(41), "Phone must have at most 40 characters."],
    [text, "a".repeat(5001), "Text must have at most 5000 characters."],
    [choice, "XXL", "Size: choose one."],
    [terms, "on", "Terms: please tick the box."],
  ])("to %o is not %j", (of, value, message) => {
    expect(checkAnswers(fields, { ...filled, [of.key]: value }).errors).toEqual({ [of.key]: message });
  });

  it("fits the size of a request, with the longest texts", () => {
    expect(FIELDS_MAX * 5000 * 4 + 64 * 1024).toBeLessThan(ANSWER_TEXTS_BYTES);
  });
});

describe("The version of a form", () => {
  const fields = [field("text"), field("choice", { choices: "S\nM" }), field("agreement", { agreement: "I agree." })];
  const [text, choice, terms] = fields as [FormField, FormField, FormField];

  it.each([
    [[{ ...text, label: "Another" }, choice, terms]],
    [[{ ...text, required: false }, choice, terms]],
    [[text, { ...choice, choices: "S\nM\nL" }, terms]],
    [[text, choice, { ...terms, agreement: "I agree to more." }]],
    [[choice, text, terms]],
    [[text, choice]],
  ])("is another once a visitor would see something else: %#", (changed) => {
    expect(formVersion(changed)).not.toBe(formVersion(fields));
  });

  it("is the same however the database writes what is empty", () => {
    const stored = fields.map((each) => ({ ...each, id: 7, helpText: null, choices: each.choices ?? null }));
    expect(formVersion(stored)).toBe(formVersion(fields));
  });
});

it("A field's key is no name of the form itself", () => {
  expect(["website", "form", "version", "__proto__", "", null, "f1234567", "fffffffff"].map(isFieldKey)).toEqual([
    ...Array.from({ length: 7 }, () => false),
    true,
  ]);
});

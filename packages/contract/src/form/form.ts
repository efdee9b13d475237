import * as z from "zod/mini";
import { fieldErrors } from "../http/read-body";
import { isBlank } from "../text/blank";
import { cleanEmail, isEmail } from "../text/email";
import { emailLine, line, paragraphs } from "../text/fields";
import { toLines } from "../text/lines";

const FIELD_KINDS = ["text", "long_text", "email", "phone", "choice", "agreement", "file"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const FIELDS_MAX = 20;
const CHOICES_MAX = 50;
const ADDRESSES_MAX = 10;
const AGREEMENT_MAX = 2000;

const AGREED = "yes";

export const ANSWER_TEXTS_BYTES = 512 * 1024;

export type FormField = {
  /** The key stays the same when an editor renames or moves the field. */
  key: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  choices?: string | null;
  agreement?: string | null;
};

export type Answer = { key: string; label: string; kind: FieldKind; value: string };

type Problem = { path: string; message: string };
type Draft = { fields: Omit<FormField, "key">[]; notifyAddresses: string };

const KEY = /^f[0-9a-f]{8}$/;
export const isFieldKey = (key: unknown): key is string => typeof key === "string" && KEY.test(key);

/** Lists what keeps a form from being published. Paths are the CMS's, such as `fields.2.choices`. */
export function formProblems({ fields, notifyAddresses }: Draft): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string) => problems.push({ path, message });
  if (fields.length === 0) add("fields", "A form needs at least one field.");
  if (fields.length > FIELDS_MAX)
    add("fields", `A form has at most ${FIELDS_MAX} fields: this one has ${fields.length}.`);
  for (const [index, field] of fields.entries()) {
    const called = `Field ${index + 1}, “${field.label}”`;
    const before = fields.slice(0, index);
    const at = (name: string) => `fields.${index}.${name}`;
    if (before.some(({ label }) => isSame(label, field.label)))
      add(at("label"), `${called}: another field has this label.`);
    for (const kind of ["file", "email"] as const) {
      if (field.kind !== kind || !before.some((other) => other.kind === kind)) continue;
      add(at("kind"), `${called}: a form has at most one ${kind === "file" ? "file" : "e-mail address"}.`);
    }
    if (field.kind === "choice") for (const wrong of wrongChoices(field)) add(at("choices"), `${called}: ${wrong}`);
    if (field.kind !== "agreement") continue;
    const length = field.agreement?.trim().length ?? 0;
    if (length === 0) add(at("agreement"), `${called}: write what the visitor agrees to.`);
    if (length > AGREEMENT_MAX) add(at("agreement"), `${called}: the text has at most ${AGREEMENT_MAX} characters.`);
  }
  for (const message of wrongAddresses(notifyAddresses)) add("notifyAddresses", message);
  return problems;
}

function wrongChoices({ choices }: Pick<FormField, "choices">): string[] {
  const lines = toLines(choices);
  const twice = lines.find((choice, index) => lines.slice(0, index).some((other) => isSame(other, choice)));
  return [
    lines.length < 2 && "write at least two choices, one per line.",
    lines.length > CHOICES_MAX && `it has at most ${CHOICES_MAX} choices.`,
    lines.some((choice) => choice.length > 200) && "a choice has at most 200 characters.",
    twice && `the choice “${twice}” is there twice.`,
  ].filter((wrong) => typeof wrong === "string");
}

export const notifyAddressesOf = (text: string): string[] => toLines(text).map(cleanEmail);

function wrongAddresses(text: string): string[] {
  const addresses = notifyAddressesOf(text);
  const wrong = addresses.find((address) => !isEmail(address));
  return [
    addresses.length === 0 && "Write at least one e-mail address.",
    addresses.length > ADDRESSES_MAX && `Write at most ${ADDRESSES_MAX} e-mail addresses.`,
    wrong && `“${wrong}” is no e-mail address. Write one per line.`,
  ].filter((wrong) => typeof wrong === "string");
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function checkAnswers(
  fields: FormField[],
  sent: Record<string, unknown>,
): { errors: Record<string, string>; values: Record<string, string> } {
  const filled = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isBlank(String(value))));
  const texts = fields.filter(({ kind }) => kind !== "file");
  const schema = z.object(Object.fromEntries(texts.map((field) => [field.key, schemaOf(field)])));
  const parsed = z.safeParse(schema, filled);
  if (!parsed.success) return { errors: fieldErrors(parsed.error), values: {} };
  const values = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return { errors: {}, values: Object.fromEntries(values) as Record<string, string> };
}

function schemaOf(field: FormField) {
  const schema = requiredSchema(field);
  return field.required ? schema : z.optional(schema);
}

function requiredSchema({ kind, label, choices }: FormField) {
  const called = nameOf(label);
  switch (kind) {
    case "long_text":
      return paragraphs(called);
    case "email":
      return emailLine(called);
    case "phone":
      return line(called, 40);
    case "choice":
      return z.enum(toLines(choices), `${called}: choose one.`);
    case "agreement":
      return z.literal(AGREED, `${called}: please tick the box.`);
    default:
      return line(called);
  }
}

export function nameOf(label: string): string {
  const text = label.trim();
  if (/[?!]$/.test(text)) return `“${text}”`;
  let end = text.length;
  while (end > 0 && " :*.…".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end) || text;
}

import { randomBytes } from "node:crypto";
import { type FormField, formProblems, isFieldKey } from "@repo/contract/form/form";
import { auditChange } from "../changes/audit-changes";
import { onWrite, published, saved, type Write, type Written } from "../changes/on-write";
import { readOnly } from "../changes/read-only";
import { fieldErrors } from "../database/field-error";

const UID = "api::form.form";

type Field = { id?: number | string; key?: string | null };
type Form = { fields?: Field[] | null };

export const forms = onWrite(UID, {
  complete: [saved<Form>(giveKeys)],
  check: [published(checkPublished)],
  record: [auditChange],
});

export const formAnswers = onWrite("api::form-answer.form-answer", {
  check: [readOnly("Answers stay as visitors sent them.", ["delete"])],
  record: [auditChange],
});

/** Gives each new field of a form its key. A field keeps its key, whatever is sent for it. */
async function giveKeys({ strapi, data: { fields } }: Write<Form>): Promise<void> {
  if (!Array.isArray(fields)) return;
  const ids = fields.flatMap(({ id }) => id ?? []);
  const stored: Required<Field>[] = await strapi.db
    .query("form.field")
    .findMany({ where: { id: { $in: ids } }, select: ["id", "key"] });
  const keys = new Map(stored.map(({ id, key }) => [String(id), key]));
  const taken = new Set<string>();
  for (const field of fields) {
    const key = keys.get(String(field.id)) ?? field.key;
    field.key = isFieldKey(key) && !taken.has(key) ? key : `f${randomBytes(4).toString("hex")}`;
    taken.add(field.key);
  }
}

/** @throws {ValidationError} naming each wrong field. */
function checkPublished({ strapi }: Write) {
  return async ({ documentId }: Written) => {
    const form: { notifyAddresses: string; fields: FormField[] } = await strapi.db
      .query(UID)
      .findOne({ where: { documentId, publishedAt: { $notNull: true } }, populate: ["fields"] });
    const problems = formProblems(form);
    if (problems.length > 0) throw fieldErrors(problems);
  };
}

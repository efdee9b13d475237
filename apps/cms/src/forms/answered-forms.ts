import type { Core } from "@strapi/strapi";

export type AnsweredForm = { documentId: string; name: string; answers: number };

type Row = { form_document_id: string; name: string; answers: number | string };

/** Lists each form that has answers, deleted ones too, by the name it has now or had last. */
export async function listAnsweredForms(strapi: Core.Strapi): Promise<AnsweredForm[]> {
  const rows: Row[] = await strapi.db
    .connection("form_answers")
    .select("form_document_id")
    .max({ name: "form_name" })
    .count({ answers: "*" })
    .groupBy("form_document_id");
  const forms: { documentId: string; name: string }[] = await strapi.db
    .query("api::form.form")
    .findMany({ select: ["documentId", "name"], where: { publishedAt: null } });
  const names = new Map(forms.map(({ documentId, name }) => [documentId, name]));
  return rows
    .map(({ form_document_id: documentId, name, answers }) => ({
      documentId,
      name: names.get(documentId) ?? name,
      answers: Number(answers),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

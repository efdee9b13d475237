import type { Answer, FormField } from "@repo/contract/form/form";
import { SUSPECTED } from "@repo/contract/form/honeypot";
import type { Core } from "@strapi/strapi";
import { isoTime } from "../database/list";
import type { Sheet } from "../files/sheet";

const UID = "api::form-answer.form-answer";
const BATCH = 500;

type Row = {
  id: number;
  documentId: string;
  createdAt: string | number | Date;
  answers: Answer[];
  suspected: boolean | null;
};

/** Makes one column for each field, even a renamed one. Its header is the current label, or else the last. */
export async function answersSheet(strapi: Core.Strapi, formDocumentId: string): Promise<Sheet> {
  const labels = new Map<string, string>(
    (await fieldsOf(strapi, formDocumentId)).map(({ key, label }) => [key, label]),
  );
  for await (const { answers } of rowsOf(strapi, formDocumentId)) {
    for (const { key, label } of answers) if (!labels.has(key)) labels.set(key, label);
  }
  const columns = [
    { key: "createdAt", header: "Received at" },
    ...[...labels].map(([key, header]) => ({ key, header })),
    { key: "id", header: "Id" },
    { key: "suspected", header: SUSPECTED },
  ];
  return { columns, rows: rows() };

  async function* rows() {
    for await (const { documentId, createdAt, answers, suspected } of rowsOf(strapi, formDocumentId)) {
      const values = answers.map(({ key, value }) => [key, value]);
      yield {
        createdAt: isoTime(createdAt),
        id: documentId,
        suspected: suspected && "Yes",
        ...Object.fromEntries(values),
      };
    }
  }
}

async function fieldsOf(strapi: Core.Strapi, documentId: string): Promise<FormField[]> {
  const form = await strapi.documents("api::form.form").findOne({ documentId, populate: ["fields"] });
  return (form?.fields ?? []) as FormField[];
}

async function* rowsOf(strapi: Core.Strapi, formDocumentId: string): AsyncGenerator<Row> {
  let before: number | undefined;
  for (;;) {
    const where = { formDocumentId, ...(before !== undefined && { id: { $lt: before } }) };
    const rows: Row[] = await strapi.db.query(UID).findMany({
      where,
      select: ["id", "documentId", "createdAt", "answers", "suspected"],
      orderBy: { id: "desc" },
      limit: BATCH,
    });
    yield* rows;
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

import type { FormField } from "@repo/contract/form/form";
import { formVersion } from "@repo/contract/form/version";
import { graphql, panel, rest, site } from "./cms";

export type Form = { documentId: string; fields: FormField[] };
type NewField = Partial<FormField> & { label: string; kind: FormField["kind"] };

export const forms = panel.collection<Form>("form");

export const FIELDS: NewField[] = [
  { label: "Name", kind: "text", required: true },
  { label: "E-mail", kind: "email", required: true },
  { label: "Size", kind: "choice", choices: "Small\nLarge" },
  { label: "Message", kind: "long_text" },
  { label: "Terms", kind: "agreement", agreement: "I agree to the terms." },
  { label: "Brief", kind: "file" },
];

export const newForm = (more: object = {}) => ({
  name: `Form ${crypto.randomUUID()}`,
  title: "A form",
  fields: FIELDS,
  submitLabel: "Send",
  successTitle: "Thank you",
  notifyAddresses: "sales@example.com",
  keepDays: 365,
  ...more,
});

const made: string[] = [];

export async function publishForm(more: object = {}): Promise<Form> {
  const { documentId } = await forms.publish(newForm(more));
  made.push(documentId);
  return publishedForm(documentId);
}

/** Removes the forms with their answers and the answers' mails. */
export async function removeForms(): Promise<void> {
  for (const form of made.splice(0)) {
    await panel.get("POST", "/form-answers/erase", { form });
    await forms.remove(form);
  }
}

/** Reads the form as the site does, because the panel shows no keys. */
export async function publishedForm(documentId: string): Promise<Form> {
  const fields = "documentId fields { key label kind required choices agreement }";
  return (await graphql(`{ form(documentId: "${documentId}") { ${fields} } }`)).data.form;
}

export const keyOf = ({ fields }: Form, label: string) => fields.find((field) => field.label === label)?.key ?? "";

type Values = Record<string, string | File>;

/** `values` are keyed by label. */
export async function filledIn(form: Form, values: Values, more: Values = {}): Promise<FormData> {
  const data = new FormData();
  data.set("form", form.documentId);
  data.set("version", formVersion(form.fields));
  for (const [label, value] of Object.entries(values)) data.set(keyOf(form, label), value);
  for (const [name, value] of Object.entries(more)) data.set(name, value);
  return data;
}

export const ASHA = { Name: "Asha Rao", "E-mail": "asha@example.com" };

let visitor = 0;

type Answered = { id?: string; error?: { code: string; message: string; fields?: Record<string, string> } };

export async function send(body: FormData, headers: Record<string, string> = {}) {
  visitor += 1;
  const response = await rest("/api/form-answers", {
    method: "POST",
    body,
    headers: { ...site(`10.9.0.${visitor}`), ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answered };
}

export async function sent(form: Form, values: Values): Promise<string> {
  const { status, body } = await send(await filledIn(form, { ...ASHA, ...values }));
  if (status !== 201) throw new Error(`The form answers ${status}: ${JSON.stringify(body)}`);
  return body.id ?? "";
}

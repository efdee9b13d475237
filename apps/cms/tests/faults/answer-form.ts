import type { FormField } from "@repo/contract/form/form";
import { formVersion } from "@repo/contract/form/version";
import { bySite } from "../sign-in";

export type Person = { name: string; email: string; phone: string };

type Form = { documentId: string; fields: FormField[] };

/** Answers the seeded form, with a file. @returns the id of the answer. */
export async function answerForm(settings: Record<string, string>, { name, email, phone }: Person): Promise<string> {
  const site = { ...bySite(settings), "x-client-address": "10.1.0.2" };
  const query = "{ forms { documentId fields { key label kind required choices agreement } } }";
  const asked = await fetch(`${settings.CMS_URL}/graphql`, {
    method: "POST",
    headers: { ...site, "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const [form] = ((await asked.json()) as { data: { forms: Form[] } }).data.forms;
  if (!form) throw new Error("There is no form.");
  const values: Record<FormField["kind"], string | File> = {
    text: name,
    email,
    phone,
    choice: "A mobile app",
    long_text: `${name} writes from ${email}.`,
    agreement: "yes",
    file: new File([fileOf(name)], `${name}.pdf`, { type: "application/pdf" }),
  };
  const body = new FormData();
  body.set("form", form.documentId);
  body.set("version", formVersion(form.fields));
  for (const { key, kind } of form.fields) body.set(key, values[kind]);
  const stored = await fetch(`${settings.CMS_URL}/api/form-answers`, { method: "POST", headers: site, body });
  const answer = (await stored.json()) as { id?: string };
  if (stored.status !== 201) throw new Error(`Not taken: ${stored.status} ${JSON.stringify(answer)}`);
  return answer.id ?? "";
}

export const fileOf = (name: string) => `%PDF-1.4\n${name}\n%%EOF`;

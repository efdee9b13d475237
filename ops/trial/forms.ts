import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../command.ts";

type Form = { documentId: string; fields: { key: string; kind: string }[] };

const VALUES: Record<string, string> = {
  text: "Meera Sampleson",
  phone: "+91 40 0000 0000",
  choice: "A mobile app",
  long_text: "We would like to know.",
  agreement: "yes",
};

/** Returns the sample content's form. @throws when there is none. */
export async function seededForm(cms: string, siteToken: string): Promise<Form> {
  const query = "{ forms { documentId fields { key label kind required choices agreement } } }";
  const headers = { "content-type": "application/json", "x-site-token": siteToken, "x-client-address": "10.1.0.2" };
  const answer = await fetch(`${cms}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as { data: { forms: Form[] } };
  const [form] = data.forms;
  if (!form) throw new Error("There is no form.");
  return form;
}

/** Fills in the form. `checkout` must be built, since its code says which version of the form is answered. */
export function fillForm({ documentId, fields }: Form, email: string, checkout = root): FormData {
  const require = createRequire(path.join(checkout, "apps/cms/package.json"));
  const { formVersion }: { formVersion: (fields: Form["fields"]) => string } = require("@repo/contract/form/version");
  const body = new FormData();
  body.set("form", documentId);
  body.set("version", formVersion(fields));
  const brief = new File(["%PDF-1.4\nA brief\n%%EOF"], "brief.pdf", { type: "application/pdf" });
  for (const { key, kind } of fields) {
    body.set(key, kind === "file" ? brief : kind === "email" ? email : (VALUES[kind] ?? ""));
  }
  return body;
}

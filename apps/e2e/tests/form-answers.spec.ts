import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FormField } from "@repo/contract/form/form";
import { formVersion } from "@repo/contract/form/version";
import { product, SITE } from "../product";
import { expect, mailsTo, test } from "./fixtures";
import { openPanel, panel } from "./panel";

type Form = { documentId: string; fields: FormField[] };

const forms = panel.collection<{ documentId: string }>("form");
const LIST = "/content-manager/collection-types/api::form-answer.form-answer";

async function publishForm(name: string): Promise<Form> {
  const { documentId } = await forms.publish({
    name,
    title: "A form",
    fields: [
      { label: "Name", kind: "text", required: true },
      { label: "Email", kind: "email", required: true },
      { label: "Brief", kind: "file", required: false },
    ],
    submitLabel: "Send",
    successTitle: "Thank you",
    notifyAddresses: "forms@example.com",
    keepDays: 30,
  });
  const query = `{ form(documentId: "${documentId}") { documentId fields { key label kind required choices agreement } } }`;
  const answer = await fetch(`${product.CMS_URL}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...SITE },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: { form: Form } }).data.form;
}

async function send({ documentId, fields }: Form, values: (string | File)[]): Promise<Response> {
  const body = new FormData();
  body.set("form", documentId);
  body.set("version", formVersion(fields));
  for (const [index, { key }] of fields.entries()) body.set(key, values[index] ?? "");
  const headers = { "idempotency-key": randomUUID() };
  return fetch(`${product.SITE_URL}/api/form-answers`, { method: "POST", headers, body });
}

// The panel requests a preview, which answers don't have.
test("an answer to a form is mailed, read with its file in the panel, exported, and deleted with all of its form", {
  tag: ["@journey", "@failing-requests"],
}, async ({ page, pdf }) => {
  const name = `Form ${randomUUID()}`;
  const form = await publishForm(name);
  const brief = new File([new Uint8Array(pdf)], "brief.pdf", { type: "application/pdf" });
  expect((await send(form, ["Asha Rao", `${randomUUID()}@example.com`, brief])).status).toBe(201);
  const refused = await send(form, ["", "asha"]);
  expect(refused.status).toBe(422);
  await expect
    .poll(async () => (await mailsTo("forms@example.com")).filter(({ subject }) => subject.includes(name)))
    .toHaveLength(1);

  await openPanel(page, `${LIST}?filters[$and][0][formName][$eq]=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: "Create new entry" })).toHaveCount(0);
  await page.getByRole("gridcell", { name }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Asha Rao" })).toBeVisible();
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the file" }).click();
  expect((await readFile(await (await downloaded).path())).equals(pdf)).toBe(true);

  await openPanel(page, LIST);
  await page.getByRole("button", { name: "All answers of a form" }).click();
  await page.getByRole("combobox", { name: "Form" }).click();
  await page.getByRole("option", { name }).click();
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  expect(await readFile(await (await exported).path(), "utf8")).toContain('"Asha Rao"');
  const forExcel = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export for Excel" }).click();
  expect((await forExcel).suggestedFilename()).toBe(`${name}.xlsx`);
  await page.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("button", { name: "Delete them" }).click();
  await expect(page.getByRole("button", { name: "All answers of a form" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name })).toHaveCount(0);
  await forms.remove(form.documentId);
});

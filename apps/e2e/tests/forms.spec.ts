import { SEO_OF_TESTS } from "@repo/testing/every-section";
import { product } from "../product";
import { clickTwice, expect, expectAccessible, mailsTo, test } from "./fixtures";
import { openPanel, panel } from "./panel";

type Entry = { documentId: string };

const forms = panel.collection<Entry>("form");
const pages = panel.collection<Entry & { path: string }>("page");
const answers = panel.collection<Entry>("form-answer");

const mark = crypto.randomUUID().slice(0, 8);
const path = `check-up-${mark}`;
const notified = `check-up-${mark}@example.com`;
const FORM = {
  name: `Check-up ${mark}`,
  title: "Book your check-up",
  intro: "We answer within a working day.",
  submitLabel: "Book it",
  successTitle: "It is booked",
  successText: "You hear from us tomorrow.",
  notifyAddresses: notified,
  keepDays: 90,
  fields: [
    { label: "Your name", kind: "text", required: true },
    { label: "Email", kind: "email", required: true },
    { label: "How big is your site?", kind: "choice", choices: "Small\nLarge", required: true },
    { label: "What is slow?", kind: "long_text", required: false },
  ],
};

async function answered(): Promise<Entry[]> {
  const query = `filters[formName][$eq]=${encodeURIComponent(FORM.name)}`;
  return (await panel.get<{ results: Entry[] }>("GET", `${answers.address}?${query}`)).results;
}

let form: string;
let pageId: string;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  form = (await forms.publish(FORM)).documentId;
  const sections = [
    { __component: "section.hero", title: "Find out what slows your site down" },
    { __component: "section.form", form },
  ];
  pageId = (await pages.publish({ title: "A page with a form", path, sections, seo: SEO_OF_TESTS })).documentId;
  await expect.poll(async () => (await fetch(`${product.SITE_URL}/${path}`, { redirect: "manual" })).status).toBe(200);
});

test.afterAll(async () => {
  await pages.remove(pageId);
  for (const { documentId } of await answered()) await answers.remove(documentId);
  await forms.remove(form);
});

test("an editor's form is filled in, mailed once, and read in the panel", { tag: "@failing-requests" }, async ({
  page,
}) => {
  await page.goto(`/${path}`);
  const shown = page.getByRole("form", { name: "Book your check-up" });
  await expect(page.getByRole("heading", { level: 2, name: "Book your check-up" })).toBeVisible();
  await expectAccessible(page);

  await shown.getByLabel("Your name").fill("Meera Sampleson");
  await shown.getByLabel("Email").fill("meera@example");
  await shown.getByRole("button", { name: "Book it" }).click();
  await expect(shown.getByLabel("Email")).toHaveAccessibleDescription(/./);
  await expect(shown.getByLabel("Your name")).toHaveValue("Meera Sampleson");

  await shown.getByLabel("Email").fill("meera@example.com");
  await shown.getByLabel("How big is your site?").selectOption("Large");
  await shown.getByLabel(/What is slow/).fill("The list of products.");
  await clickTwice(shown.getByRole("button", { name: "Book it" }));
  await expect(page.getByRole("heading", { name: "It is booked" })).toBeFocused();
  await expectAccessible(page);

  await expect.poll(async () => (await mailsTo(notified)).length).toBe(1);
  const [mail] = await mailsTo(notified);
  for (const text of ["Meera Sampleson", "Large", "The list of products."]) expect(mail?.text).toContain(text);

  const [stored, ...more] = await answered();
  expect(more).toEqual([]);
  await openPanel(page, `/content-manager/collection-types/api::form-answer.form-answer/${stored?.documentId}`);
  await expect(page.getByText("The list of products.").first()).toBeVisible();
});

test("a form is on its page while it is published, and back when it is again", async ({ request }) => {
  const isShown = async () => (await (await request.get(`/${path}`)).text()).includes("Book your check-up");
  await expect.poll(isShown).toBe(true);
  await panel.get("POST", `${forms.address}/${form}/actions/unpublish`, {});
  await expect.poll(isShown).toBe(false);
  await panel.get("POST", `${forms.address}/${form}/actions/publish`, {});
  await expect.poll(isShown).toBe(true);
});

import type { Page } from "@playwright/test";
import { product } from "../product";
import { eraseApplications, sendApplication } from "./application-form";
import { sql } from "./faults";
import { expect, expectAccessible, fromCatcher, mailsTo, signInAs, test } from "./fixtures";
import { jobs } from "./panel";

const addresses: string[] = [];
let jobId: string;
let jobTitle: string;

type Sent = { id: string; name: string; email: string };

test.beforeAll(async () => {
  jobTitle = `Bassoonist ${crypto.randomUUID().slice(0, 8)}`;
  const fields = { details: "Full time • Remote", description: "Plays.", requirements: "Breath" };
  jobId = (await jobs.publish({ title: jobTitle, ...fields })).documentId;
});

test.afterAll(async () => {
  await jobs.remove(jobId);
  await eraseApplications(addresses);
});

test.beforeEach(({ page }) => signInAs(page, "jobs-admin"));

async function apply(pdf: Buffer): Promise<Sent> {
  const email = `asha.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const name = "Asha Sampleson";
  const resume = new File([new Uint8Array(pdf)], "asha.pdf", { type: "application/pdf" });
  addresses.push(email);
  return { id: await sendApplication(resume, { job: jobId, name, email }), name, email };
}

/** Uses the keyboard, as do the steps that follow. */
async function openPanel(page: Page, { name, email }: Sent) {
  await page.goto(`/admin?q=${encodeURIComponent(email)}`);
  await page.getByRole("region", { name: "Job Applicants" }).getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name, exact: true });
  await expect(panel.getByRole("button", { name: "Write an email" })).toBeVisible();
  return panel;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Email Asha Sampleson" });

async function writeWith(page: Page, template: string) {
  await page.keyboard.press("m");
  const dialog = dialogOf(page);
  const choice = dialog.getByRole("combobox", { name: "Template" });
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.type(template);
  return dialog;
}

async function press(page: Page, name: string) {
  await dialogOf(page).getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

const isDue = ({ id }: Sent) =>
  sql(`update mails set next_attempt_at = ${Date.now()} where application = '${id}' and state = 'pending'`);

test("an invitation goes out with the interview for calendars, which is moved and called off", async ({
  page,
  pdf,
}) => {
  const applicant = await apply(pdf);
  const panel = await openPanel(page, applicant);
  const dialog = await writeWith(page, "Invitation");
  await expect(dialog.getByRole("checkbox", { name: "Invite to an interview" })).toBeChecked();
  await press(page, "Preview");
  await expect(dialog.getByRole("alert", { name: "There is a problem" })).toContainText(
    "Choose day and time of the interview.",
  );
  await dialog.getByLabel("Day and time").focus();
  await page.keyboard.type("12012031");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1000AM");
  await dialog.getByLabel("The applicant’s time zone").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Europe/London");
  await dialog.getByLabel("Where").focus();
  await page.keyboard.type("By video");
  await expect(dialog).toContainText("Monday, 1 December 2031, 04:30–05:15 (Europe/London, GMT)");
  await expectAccessible(page);
  await press(page, "Preview");
  await expect(dialog).toContainText("interview.ics");
  const frame = page.frameLocator("iframe[title='The email as it will be sent']");
  await expect(frame.getByText("Monday, 1 December 2031, 10:00–10:45 (Asia/Kolkata, GMT+5:30)").first()).toBeVisible();
  await press(page, "Send");
  await expect(panel.getByRole("timer")).toBeVisible();

  isDue(applicant);
  const subject = `Invitation to an interview for ${jobTitle}`;
  const invitation = async () => (await mailsTo(applicant.email)).find((mail) => mail.subject === subject);
  await expect.poll(invitation).toMatchObject({
    text: expect.stringContaining("04:30–05:15 (Europe/London, GMT)"),
    replyTo: [{ address: product.MAIL_TO_HR }],
  });
  const [stored] = (await (await fromCatcher("/email")).json()).filter(
    (mail: { subject: string }) => mail.subject === subject,
  );
  const source = await (await fromCatcher(`/email/${stored.id}/source`)).text();
  expect(source).toContain("METHOD:REQUEST");
  expect(source).toContain("interview.ics");

  await page.reload();
  const again = await openPanel(page, applicant);
  await expect(again.getByRole("region", { name: "History" })).toContainText("Sent ·");
  await again.getByRole("button", { name: /^Move/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Where")).toHaveValue("By video");
  await press(page, "Cancel");
  await again.getByRole("button", { name: /^Call off/ }).focus();
  await page.keyboard.press("Enter");
  await press(page, "Preview");
  await press(page, "Send");
  await expect(again.getByRole("region", { name: "Emails and interviews" })).toContainText("Interview, called off");
});

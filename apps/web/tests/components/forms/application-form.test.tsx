import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApplicationForm } from "@/app/(site)/careers/application-form";
import type { OpeningFragment } from "@/cms/generated/graphql";
import { storeInOtherTab } from "../kit/other-tab";

const JOB = { documentId: "lutist", title: "Lutist" } as OpeningFragment;
const KEY = "application:lutist";
const field = (label: string) => page.getByLabelText(label, { exact: true });
const note = page.getByText(/also open in another tab/);
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}").texts;

test("of two tabs with one form, each takes over what it does not have, and says what differs", async () => {
  await render(
    <ApplicationForm
      job={JOB}
      privacyNotice=""
      privacyVersion={undefined}
      resumeMaxMb={10}
      onSent={() => {}}
      onDiscard={() => {}}
    />,
  );
  const other = (texts: object) => storeInOtherTab(KEY, { at: Date.now(), texts });
  await field("Full name").fill("Meera");
  for (const phone of ["+91", "+91 98"]) {
    other({ name: "", phone, work_type: "Contract", resume_text: "Plays the lute" });
    await expect.element(field("Phone number")).toHaveValue(phone);
  }
  await expect.element(field("Preferred work type")).toHaveValue("Contract");
  await expect.element(field("Your CV as text")).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();

  other({ name: "Ravi", phone: "+91 98", email: "ravi@example.com" });
  await expect.element(note).toMatchTextContent("where “Full name” says something else");
  await expect.element(field("Full name")).toHaveValue("Meera");
  await field("Notice period (days)").fill("30");
  await field("Portfolio or profile link (optional)").fill("example.com/ravi");
  await field("Message (optional)").fill("I play daily.");
  expect(kept()).toMatchObject({
    profile_link: "example.com/ravi",
    message: "I play daily.",
    name: "Ravi",
    email: "ravi@example.com",
    notice_period: "30",
  });
  await field("Full name").fill("Ravi");
  await expect.element(note).not.toBeInTheDocument();
});

import { fillPlaceholders, type MessageBody } from "@repo/contract/application/message";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, askedOf, cut } from "../kit/cms";
import { expectAccessible, expectAddress, focus, pressEnter } from "../kit/dashboard";
import { deskWith, ME } from "./desk";
import { dialogOf, openPanel, show, statusOf } from "./screen";

const SEND = "POST /api/dashboard/applications/mails";

const panel = dialogOf("Asha");
const dialog = page.getByRole("dialog", { name: "Email Asha" });
const subject = dialog.getByRole("textbox", { name: "Subject" });
const problem = dialog.getByRole("alert", { name: "There is a problem" });
const interviews = panel.getByRole("region", { name: "Emails and interviews" });

const press = (name: string) => pressEnter(dialog.getByRole("button", { name, exact: true }));

async function preview(): Promise<void> {
  await press("Preview");
  await expect.element(dialog.getByRole("heading", { name: "Preview" })).toHaveFocus();
}

/** Makes a desk with templates, whose mails wait for ten minutes. */
function mailDesk({ zone = "Asia/Kolkata" } = {}) {
  const desk = deskWith(["Asha"]);
  const texts = { subject: "Your application for {job_title}", text: "Dear {name},\n\nthank you." };
  answer("GET /api/dashboard/mail-desk", () => ({
    templates: [
      { id: crypto.randomUUID(), name: "Rejection", kind: "rejection", ...texts },
      { id: crypto.randomUUID(), name: "Invitation", kind: "invitation", ...texts, text: "Dear {name},\n\n{when}" },
    ],
    undoMinutes: 10,
    zone,
    company: "Example",
  }));
  answer("POST /api/dashboard/applications/mails/preview", ({ body }) => {
    const mail = body as MessageBody;
    const text = fillPlaceholders(mail.text, { name: "Asha" });
    const html = `<h1>${mail.subject}</h1><p>${text}</p>`;
    const { interview, colleagues = [] } = mail;
    return {
      ...{
        subject: mail.subject,
        text,
        html,
        recipient: "asha@example.com",
        hasCalendar: Boolean(interview),
        colleagues,
      },
      ...{ stage: interview && !interview.id ? "interview" : null, standing: null },
    };
  });
  answer(SEND, ({ body }) => {
    const { ids, subject, interview, colleagues = [], skipsRejected = false } = body as MessageBody;
    const { id, mails } = interview ? desk.changeStatus(ids[0] ?? "", "interview") : desk.named("Asha");
    const [at, stateAt] = [new Date(), new Date(Date.now() + 600_000)].map((date) => date.toISOString());
    const mail = { id: crypto.randomUUID(), at: at ?? "", actor: ME, subject, state: "queued" as const };
    desk.change(id, {
      mails: [...mails, { ...mail, stateAt: stateAt ?? "", endedBy: null, skipsRejected, colleagues }],
      interviews: interview ? [{ ...interview, id: crypto.randomUUID(), isCancelled: false, colleagues }] : [],
    });
    const { status, updatedAt } = desk.named("Asha");
    return { queued: ids, moved: interview ? [{ id, status, updatedAt }] : [], refused: [] };
  });
  answer("DELETE /api/dashboard/applications/:id/mails/:entry", ({ params }) => {
    const { id, mails } = desk.named("Asha");
    return desk.change(id, {
      mails: mails.map((mail) => (mail.id === params.entry ? { ...mail, state: "undone", endedBy: ME } : mail)),
    });
  });
  return desk;
}

async function writeWith(template: string): Promise<void> {
  await show();
  await openPanel("Asha");
  await expect.element(panel.getByRole("button", { name: "Write an email" })).toBeVisible();
  await userEvent.keyboard("m");
  const choice = dialog.getByRole("combobox", { name: "Template" });
  await expect.element(choice.getByRole("option", { name: template })).toBeInTheDocument();
  await focus(choice);
  await expect.element(choice).toHaveFocus();
  // One letter, because a busy browser takes letters that come late for another word.
  await userEvent.keyboard(template.charAt(0));
  await expect.element(choice).toHaveDisplayValue(template);
}

test("a mail is written from a template, looked at, sent, and undone while it waits", { tags: ["full"] }, async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const desk = mailDesk();
  await writeWith("Rejection");
  await expect.element(subject).toHaveValue("Your application for Violist");
  await expect.element(dialog.getByRole("textbox", { name: "Text" })).toHaveValue("Dear Asha,\n\nthank you.");
  await expectAccessible();

  await subject.fill("Your application for Violist {nane}");
  await press("Preview");
  await expect.element(problem).toMatchTextContent("“{nane}”, which is no placeholder here");
  await expect.element(problem).toHaveFocus();
  await subject.fill("Your application for Violist");
  await preview();
  await expect.element(dialog.getByRole("definition").first()).toHaveTextContent("asha@example.com");
  const frame = dialog.getByTitle("The email as it will be sent");
  await expect.element(frame).toHaveAttribute("sandbox", "");
  await expect.element(frame).toHaveAttribute("srcdoc", expect.stringContaining("<p>Dear Asha,"));
  const restore = cut(SEND);
  await press("Send");
  await expect.element(dialog.getByText("The email could not be sent.")).toBeVisible();
  restore();
  await press("Send");

  await expect.element(dialog).not.toBeInTheDocument();
  const [tried, sent] = askedOf(SEND);
  expect(sent?.body).toEqual(tried?.body);
  const timer = panel.getByRole("timer");
  await expect.element(timer).toMatchTextContent(/Goes out in (10:00|9:[45]\d)/);
  const history = panel.getByRole("region", { name: "History" });
  await expect.element(history).toMatchTextContent("Email: Your application for Violist");
  await expectAccessible();
  vi.advanceTimersByTime(120_000);
  await expect.element(timer).toMatchTextContent(/Goes out in (8:00|7:[45]\d)/);

  await pressEnter(panel.getByRole("button", { name: "Undo" }));
  await expect.element(timer).not.toBeInTheDocument();
  await expect.element(history).toMatchTextContent("Undone");
  await expect.element(panel.getByRole("heading", { name: "Emails and interviews" })).toHaveFocus();
  await expect.poll(() => desk.named("Asha").mails).toMatchObject([{ state: "undone" }]);
});

test("an invitation has the interview in both zones, which is moved and called off", { tags: ["full"] }, async () => {
  mailDesk();
  await writeWith("Invitation");
  await expect.element(dialog.getByRole("checkbox", { name: "Invite to an interview" })).toBeChecked();
  await press("Preview");
  await expect.element(problem).toMatchTextContent("Choose day and time of the interview.");
  await dialog.getByLabelText("Day and time").fill("2031-12-01T10:00");
  await dialog.getByLabelText("The applicant’s time zone").fill("Europe/London");
  await dialog.getByLabelText("Where").fill("By video");
  const colleagues = dialog.getByLabelText("Colleagues (optional)");
  await colleagues.fill("ben@example.com; cleo");
  await press("Preview");
  await expect.element(problem).toMatchTextContent("“cleo” is no email address.");
  await colleagues.fill("ben@example.com; cleo@example.com");
  await expect.element(dialog).toMatchTextContent("Monday, 1 December 2031, 04:30–05:15 (Europe/London, GMT)");
  await expect.element(dialog).toMatchTextContent("Monday, 1 December 2031, 10:00–10:45 (Asia/Kolkata, GMT+5:30)");
  await expectAccessible();
  await preview();
  await expect.element(dialog.getByText("interview.ics")).toBeVisible();
  await expect.element(dialog.getByText("ben@example.com, cleo@example.com")).toBeVisible();
  await expect.element(dialog.getByText("Interview, from when you send it")).toBeVisible();
  await press("Send");
  await expect.element(panel.getByRole("timer")).toBeVisible();
  await expect.element(panel.getByText("The stage is Interview now.")).toBeVisible();
  await expect.element(panel.getByRole("combobox", { name: "Status" })).toHaveValue("interview");
  await expect.element(statusOf("Asha")).toHaveValue("interview");
  await expect.element(interviews.getByText("With ben@example.com, cleo@example.com")).toBeVisible();
  await expect
    .element(panel.getByRole("region", { name: "History" }))
    .toMatchTextContent("Also to ben@example.com, cleo@example.com");
  await expect
    .poll(() => askedOf(SEND)[0]?.body.interview)
    .toMatchObject({
      startsAt: "2031-12-01T04:30:00.000Z",
      zone: "Europe/London",
    });

  await pressEnter(interviews.getByRole("button", { name: /^Move/ }));
  await expect.element(dialog.getByLabelText("Where")).toHaveValue("By video");
  await expect.element(colleagues).toHaveValue("ben@example.com, cleo@example.com");
  await press("Cancel");
  await expect.element(dialog).not.toBeInTheDocument();
  await interviews.getByRole("button", { name: /^Call off/ }).click();
  await expect.element(subject).toHaveValue("Your interview for Violist is called off");
  await preview();
  await press("Send");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => askedOf(SEND)[1]?.body.cancels).toEqual(expect.any(String));
});

test("the minutes of an interview are text for numbers, in digits of any script", async () => {
  mailDesk();
  await writeWith("Invitation");
  await dialog.getByLabelText("Day and time").fill("2031-12-01T10:00");
  const minutes = dialog.getByRole("textbox", { name: "Minutes" });
  await minutes.fill("1,5");
  await press("Preview");
  await expect.element(problem).toMatchTextContent("The interview must take between 5 minutes and a day.");
  await minutes.fill("९०");
  await expect.element(dialog).toMatchTextContent("Monday, 1 December 2031, 10:00–11:30");
});

test("a time that a change of clocks skips says so at the field", async () => {
  mailDesk({ zone: "Europe/London" });
  await writeWith("Invitation");
  const time = dialog.getByLabelText("Day and time");
  await time.fill("2031-03-30T01:30");
  await expect
    .element(time)
    .toHaveAccessibleDescription(
      "In the firm’s zone, Europe/London. Clocks skip this time on this day: it is taken as 02:30.",
    );
});

test("a mail says whether it is for somebody who is rejected", async () => {
  mailDesk();
  await writeWith("Rejection");
  await preview();
  await press("Send");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("m");
  await subject.fill("Your next step");
  await dialog.getByRole("textbox", { name: "Text" }).fill("We look forward to it.");
  await preview();
  await press("Send");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => askedOf(SEND).map(({ body }) => body.skipsRejected)).toEqual([false, true]);
});

test("while an applicant is rejected, the other mails that wait say that they don't go out", async () => {
  const queued = { at: "2026-11-20T10:00:00.000Z", stateAt: "2031-11-20T10:00:00.000Z", actor: ME, endedBy: null };
  const mail = { ...queued, state: "queued" as const, colleagues: [] };
  deskWith(["Asha"], {
    status: "rejected",
    mails: [
      { ...mail, id: crypto.randomUUID(), subject: "Your application", skipsRejected: false },
      { ...mail, id: crypto.randomUUID(), subject: "Your next step", skipsRejected: true },
    ],
  });
  await show();
  await openPanel("Asha");
  const waiting = panel.getByRole("list", { name: "Emails that wait" }).getByRole("listitem");
  await expect.element(waiting.nth(0)).toMatchTextContent(/^Your application Goes out in/);
  await expect
    .element(waiting.nth(1))
    .toMatchTextContent(/^Your next step Does not go out while the applicant is rejected/);
});

test("an interview that is called off says so, and who has withdrawn gets no mail", async () => {
  const interview = { id: crypto.randomUUID(), startsAt: "2031-12-01T04:30:00.000Z", minutes: 45, where: "By video" };
  deskWith(["Asha"], {
    status: "withdrawn",
    interviews: [{ ...interview, zone: "Asia/Kolkata", isCancelled: true, colleagues: [] }],
  });
  await show();
  await openPanel("Asha");
  await expect.element(interviews.getByText("Interview, called off")).toBeVisible();
  await expect.element(interviews.getByText("The applicant has withdrawn, and gets no more emails.")).toBeVisible();
  await expect.element(interviews.getByRole("button")).not.toBeInTheDocument();
});

test("a rejection offers its mail, and says what the applicant sees until then", { tags: ["full"] }, async () => {
  const desk = mailDesk();
  const until = "2031-12-01T10:00:00.000Z";
  answer("PATCH /api/dashboard/applications/:id", ({ params, body }) => {
    const { id } = desk.changeStatus(params.id ?? "", body.status as "rejected");
    return desk.change(id, { shown: { status: "new", since: null, until } });
  });
  await show();
  await openPanel("Asha");
  await expect.element(panel.getByRole("button", { name: "Write an email" })).toBeVisible();
  await userEvent.keyboard("6");
  await expect.element(panel.getByText("The applicant still sees “We have it”, until an email goes out")).toBeVisible();
  await expectAccessible();
  await expect.element(panel.getByRole("button", { name: "Write the rejection email" })).toBeVisible();
  await userEvent.keyboard("m");
  await expect.element(subject).toHaveValue("Your application for Violist");
  await preview();
  await press("Send");
  await expect.element(panel.getByRole("timer")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Write the rejection email" })).not.toBeInTheDocument();
});

test("a link in a mail opens the application that it names, which Back and Forward close and open", async () => {
  const desk = deskWith(["Asha", "Ben"]);
  await show(`?application=${desk.named("Asha").id}`);
  const address = location.pathname + location.search;
  await expect.element(panel).toBeVisible();
  await expectAddress(address);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expectAddress("/admin");
  history.forward();
  await expect.element(panel).toBeVisible();
  await expectAddress(address);
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
});

import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { answer, askedOf, cut, hold, refuse } from "../kit/cms";
import { expectAccessible, expectTexts, expectUncovered, focus, pressEnter, textsOf, widthOf } from "../kit/dashboard";
import { COLLEAGUE, deskWith, ME } from "./desk";
import { closePanel, dialogOf, openPanel, region, show, statusOf } from "./screen";

const DETAIL = "GET /api/dashboard/applications/:id";
const CHANGE = "PATCH /api/dashboard/applications/:id";

const panel = dialogOf("Asha");
const status = panel.getByRole("combobox", { name: "Status" });
const entries = panel.getByRole("region", { name: "History" }).getByRole("listitem");
const notes = panel.getByRole("region", { name: "Notes" }).getByRole("listitem");
const note = panel.getByRole("textbox", { name: "Private note" });
const question = page.getByRole("alertdialog", { name: "Discard your changes?" });

test("the panel has all that was sent, and gives the focus back", async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  for (const [label, value] of [
    ["Job title", "Violist"],
    ["Email", "asha@example.com"],
    ["Phone", "+91 40 1234 5678"],
    ["Preferred work type", "Contract"],
    ["Years of experience", "4"],
    ["Current CTC (INR LPA)", "12.5"],
    ["Expected CTC (INR LPA)", "16"],
    ["Notice period (days)", "45"],
  ] as const) {
    await expect.element(panel.getByText(label, { exact: true })).toBeVisible();
    expect(panel.getByText(label, { exact: true }).element().nextElementSibling?.textContent).toBe(value);
  }
  await expectAccessible();
  await closePanel();
  await expect.element(region.getByRole("button", { name: "Asha", exact: true })).toHaveFocus();
});

test("a link of the applicant shows where it leads, and opens without telling that page", async () => {
  const desk = deskWith(["Asha"]);
  const href = "https://asha.example.org/work?by=example.com";
  desk.change(desk.named("Asha").id, { profile_link: href, message: "Your loom\nis why I write." });
  await show();
  await openPanel("Asha");
  const link = panel.getByRole("link", { name: "asha.example.org (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", href);
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect.element(panel.getByText("Your loom is why I write.")).toBeVisible();
  await expectAccessible();
});

test("a status is changed at once, and can be taken back", { tags: ["full"] }, async () => {
  const desk = deskWith(["Asha"]);
  await show();
  await expect.element(statusOf("Asha")).toHaveValue("new");
  expect(textsOf(statusOf("Asha").getByRole("option"))).toEqual([
    "New",
    "In review",
    "Interview",
    "Offer",
    "Hired",
    "Rejected",
  ]);
  await statusOf("Asha").selectOptions("Interview");
  await expect.element(page.getByText("Asha: Interview")).toBeVisible();
  await openPanel("Asha");
  await status.selectOptions("Rejected");
  await expect.element(panel.getByText("Asha: Rejected")).toBeVisible();
  await closePanel();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(statusOf("Asha")).toHaveValue("interview");
  await expect.poll(desk.statuses).toEqual({ Asha: "interview" });
});

test("a note that can't be saved stays in its form, and is said", { tags: ["full"] }, async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  const restoreNotes = cut("POST /api/dashboard/applications/:id/notes");
  await note.fill("Call her back.");
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect.element(panel.getByText("The note could not be saved.")).toBeVisible();
  await expect.element(note).toHaveValue("Call her back.");
  restoreNotes();
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect.element(panel.getByText("Saved.", { exact: true })).toBeVisible();
  await expect.element(note).toHaveValue("");
  await expectTexts(notes, ["Call her back."]);
});

test("a change that someone else was quicker with is not made, and theirs is shown", async () => {
  const desk = deskWith(["Asha"]);
  await show();
  await expect.element(statusOf("Asha")).toHaveValue("new");
  const release = hold(CHANGE);
  await statusOf("Asha").selectOptions("Interview");
  desk.changeStatus(desk.named("Asha").id, "hired", "", COLLEAGUE);
  release();
  const told = "Someone else has changed the application of Asha. It is shown as it is now.";
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(statusOf("Asha")).toHaveValue("hired");
});

test("what becomes of a change in the panel is said in the panel", { tags: ["full"] }, async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  const toneOf = (said: Locator) => said.element().closest("[aria-live]")?.getAttribute("aria-live");
  const topOf = (thing: Locator) => Math.round(thing.element().getBoundingClientRect().top);
  for (const tone of ["assertive", "polite"]) {
    await expect.poll(() => panel.element().querySelector(`[aria-live=${tone}]:empty`)).not.toBeNull();
  }
  const failure = panel.getByText("The status of Asha could not be saved.");
  const restore = cut(CHANGE);
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    await expectUncovered(status);
    const top = topOf(status);
    await status.selectOptions("Hired");
    await expectUncovered(failure);
    await expect.poll(() => topOf(status)).toBe(top);
    await expect.poll(() => toneOf(failure)).toBe("assertive");
    await expectUncovered(status);
    await expectUncovered(panel.getByRole("button", { name: "Close" }));
    await expect.element(status).toHaveValue("new");
    await expectAccessible();
    await focus(status);
    await pressEnter(panel.getByRole("button", { name: "Dismiss" }));
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(status).toHaveFocus();
  }
  restore();

  await status.selectOptions("Interview");
  await expectUncovered(panel.getByText("Asha: Interview"));
  await expect.poll(() => toneOf(panel.getByText("Asha: Interview"))).toBe("polite");
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect.element(status).toHaveValue("new");
  await status.selectOptions("Offer");
  await expect.element(panel.getByText("Asha: Offer")).toBeVisible();
  await expect.element(panel.getByText("Asha: New")).not.toBeInTheDocument();
  await closePanel();
  await expectUncovered(page.getByText("Asha: Offer"));
});

test.each([undefined, "Otis"])(
  "a late answer opens no panel again, and shows no other applicant (%s)",
  async (next) => {
    deskWith(["Asha", "Otis"]);
    await show();
    const release = hold(CHANGE);
    await openPanel("Asha");
    await status.selectOptions("Offer");
    await closePanel();
    if (next) await openPanel(next);
    release();
    await expect.element(page.getByText("Asha: Offer")).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).toHaveLength(next ? 1 : 0);
  },
);

test("of several changes in a row the last one counts, and none is taken for someone else's", async () => {
  const desk = deskWith(["Asha"]);
  await show();
  const release = hold(CHANGE);
  for (const next of ["In review", "Interview", "Offer"]) await statusOf("Asha").selectOptions(next);
  release();
  await expect.element(page.getByText("Asha: Offer")).toBeVisible();
  await expect.element(page.getByText("Someone else")).not.toBeInTheDocument();
  await expect.poll(desk.statuses).toEqual({ Asha: "offer" });
});

test("a history has who did what and when, and a reason that may follow", { tags: ["full"] }, async () => {
  deskWith(["Asha"], { timeInStages: { new: 60_000, in_review: 120_000 } });
  await show();
  await openPanel("Asha");
  await expectTexts(entries, [/^Applied/]);
  await status.selectOptions("In review");
  await expectTexts(entries, [/^Applied/, /^New → ?to In review/]);
  await expect.element(entries.last()).toMatchTextContent(ME);
  await expectTexts(panel.getByRole("region", { name: "History" }).getByRole("term"), ["New", "In review"]);

  await focus(status);
  await status.selectOptions("Rejected");
  const reason = panel.getByRole("combobox", { name: "Reason for the rejection" });
  await expect.element(reason).toBeVisible();
  await expect.element(status).toHaveFocus();
  const offered = () => panel.element().querySelector("option[value='Position filled']")?.parentElement?.id ?? "";
  await expect.poll(offered).not.toBe("");
  await expect.element(reason).toHaveAttribute("list", offered());
  await expectAccessible();
  await reason.fill("Position filled");
  await userEvent.keyboard("{Enter}");
  await expect.element(entries.last()).toMatchTextContent("Reason: Position filled");
  await expect.element(reason).not.toBeInTheDocument();

  const change = panel.getByRole("button", { name: "Change the reason" });
  await pressEnter(change);
  await reason.fill("Wants to live by the sea");
  await userEvent.keyboard("{Enter}");
  await expect.element(entries.last()).toMatchTextContent("Reason: Wants to live by the sea");
  await expect.element(change).toHaveFocus();

  await panel.getByRole("button", { name: "Undo" }).click();
  await expect.element(entries.last()).toMatchTextContent(/Rejected → ?to In review/);
  await expect.element(entries).toHaveLength(4);
});

test("notes stand one after the other, and their author changes and deletes them by keyboard alone", {
  tags: ["full"],
}, async () => {
  const desk = deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  const tabTo = async (name: string, within: Locator) => {
    await userEvent.keyboard("{Tab}");
    await expect.element(within.getByRole("button", { name })).toHaveFocus();
  };
  for (const text of ["Called, out of office", "Called again"]) {
    await expect.element(note).toBeVisible();
    await focus(note);
    await userEvent.keyboard(text);
    await expect.element(note).toHaveValue(text);
    await tabTo("Save note", panel);
    await userEvent.keyboard("{Enter}");
    await expect.element(notes.last()).toMatchTextContent(text);
    await expect.element(note).toHaveValue("");
  }
  await expect.element(notes).toHaveLength(2);
  await expect.element(notes.first()).toMatchTextContent(ME);

  const edit = notes.first().getByRole("button", { name: "Edit" });
  await pressEnter(edit);
  const changed = panel.getByRole("textbox", { name: "Change the note" });
  await expect.element(changed).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{End}, back on Monday");
  await expect.element(changed).toHaveValue("Called, out of office, back on Monday");
  await tabTo("Save note", notes.first());
  await userEvent.keyboard("{Enter}");
  await expect.element(notes.first()).toMatchTextContent("Called, out of office, back on Monday");
  await expect.element(notes.first()).toMatchTextContent("edited");
  await expect.element(edit).toHaveFocus();

  await tabTo("Delete", notes.first());
  await userEvent.keyboard("{Enter}");
  const doubt = page.getByRole("alertdialog", { name: "Delete this note?" });
  await expect.element(doubt.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(doubt).not.toBeInTheDocument();
  await expect.element(notes).toHaveLength(2);
  await expect.element(notes.first().getByRole("button", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(doubt.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await tabTo("Delete", doubt);
  await userEvent.keyboard("{Enter}");
  await expectTexts(notes, ["Called again"]);
  await expect.element(panel.getByRole("heading", { name: "Notes" })).toHaveFocus();
  await expect.poll(() => desk.named("Asha").notes).toHaveLength(1);
});

test("notes of others can't be changed", async () => {
  const [id, at] = [crypto.randomUUID(), "2026-11-02T09:00:00Z"];
  deskWith(["Asha"], { notes: [{ id, at, updatedAt: at, actor: COLLEAGUE, text: "Theirs", mayChange: false }] });
  await show();
  await openPanel("Asha");
  await expectTexts(notes, [COLLEAGUE]);
  expect(notes.getByRole("button").elements()).toEqual([]);
});

test("a note that its author has changed in another window is not overwritten unasked", {
  tags: ["full"],
}, async () => {
  const [id, at] = [crypto.randomUUID(), "2026-11-02T09:00:00Z"];
  const one = { id, at, updatedAt: at, actor: ME, text: "One", mayChange: true };
  const desk = deskWith(["Asha"], { notes: [one] });
  const write = (text: string, updatedAt: string) =>
    desk.change(desk.named("Asha").id, { notes: [{ ...one, text, updatedAt }] });
  await show();
  await openPanel("Asha");
  const changed = panel.getByRole("textbox", { name: "Change the note" });
  const choice = page.getByRole("dialog", { name: "Someone else has changed this note" });

  await panel.getByRole("button", { name: "Edit" }).click();
  await changed.fill("Mine");
  write("Theirs", "2026-11-02T09:01:00Z");
  await panel.getByRole("button", { name: "Save note" }).first().click();
  await expect.element(choice).toMatchTextContent("Mine");
  await choice.getByRole("button", { name: "Take theirs" }).click();
  await expectTexts(notes, [/^Theirs/]);
  await expect.element(choice).not.toBeInTheDocument();

  await panel.getByRole("button", { name: "Edit" }).click();
  await changed.fill("Mine at last");
  write("Theirs again", "2026-11-02T09:02:00Z");
  await panel.getByRole("button", { name: "Save note" }).first().click();
  await choice.getByRole("button", { name: "Keep mine" }).click();
  await expectTexts(notes, [/^Mine at last/]);
});

test("what is typed in a panel is not lost unasked", async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  await note.fill("Half a thou");
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(note).toHaveValue("Half a thou");
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("what is typed in a panel is not lost either when Escape follows at once", async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  await expect.element(note).toBeVisible();
  const area = (await note.findElement()) as HTMLTextAreaElement;
  // A busy browser handles a key before the work that the input has scheduled.
  const { port1, port2 } = new MessageChannel();
  const escaped = new Promise((resolve) => {
    port1.onmessage = () => resolve(area.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true })));
  });
  port2.postMessage(null);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, "Half");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  await escaped;
  await expect.element(question).toBeVisible();
});

test("another application of the same person is a click away", async () => {
  const desk = deskWith(["Asha"]);
  const other = desk.add("Asha Other", { job_title: "Cellist" });
  const asha = desk.change(desk.named("Asha").id, { samePerson: 2, others: [other] });
  desk.change(other.id, { samePerson: 2, others: [asha] });
  await show("?q=asha@");
  await openPanel("Asha");
  const applied = panel.getByRole("region", { name: "Also applied" });
  await expectTexts(applied.getByRole("listitem"), [/Cellist.*Asha Other.*New/]);
  await expectAccessible();
  await applied.getByRole("button", { name: "Cellist" }).click();
  const shown = dialogOf("Asha Other");
  await expect.element(shown.getByRole("region", { name: "Also applied" })).toMatchTextContent("Asha");
  await expect.element(shown.getByRole("heading", { name: "Asha Other" })).toHaveFocus();
  await closePanel();
  await expect.element(region.getByRole("button", { name: "Asha", exact: true })).toHaveFocus();
});

test("each opening of a panel is read once, since it is recorded, and one that can't be read says so", async () => {
  deskWith(["Asha"]);
  await show();
  for (const count of [1, 2]) {
    await openPanel("Asha");
    await expectTexts(entries, [/^Applied/]);
    // The history that was read the first time is shown before it is read again.
    await expect.poll(() => askedOf(DETAIL)).toHaveLength(count);
    await closePanel();
  }
  await statusOf("Asha").selectOptions("Offer");
  await expect.element(page.getByText("Asha: Offer")).toBeVisible();
  expect(askedOf(DETAIL)).toHaveLength(2);
});

test("history and notes that can't be read say so, and are read again", async () => {
  deskWith(["Asha"]);
  await show();
  const restore = refuse(DETAIL, "CMS_UNAVAILABLE");
  await openPanel("Asha");
  await expect.element(panel.getByText("History and notes can’t be shown right now.")).toBeVisible();
  restore();
  await panel.getByRole("button", { name: "Retry" }).click();
  await expectTexts(entries, [/^Applied/]);
});

test("the day of the deletion leads to the rules", async () => {
  deskWith(["Asha"], { deletedOn: "2027-01-05" });
  await show();
  await openPanel("Asha");
  await expect.element(panel.getByText(/^Deleted in the night of Jan 5, 2027 if nothing changes/)).toBeVisible();
  await expect.element(panel.getByRole("link", { name: "Personal data" })).toHaveAttribute("href", "/admin/privacy");
});

test("mails that could not be sent are shown, and sent again once", { tags: ["full"] }, async () => {
  const desk = deskWith(["Asha"], { mailState: "failed" });
  const route = "POST /api/dashboard/applications/:id/send-again";
  answer(route, ({ params }) => desk.change(params.id ?? "", { mailState: "pending" }));
  await show();
  await expect.element(region.getByRole("row").filter({ hasText: "Asha" })).toMatchTextContent("Email not sent");
  await openPanel("Asha");
  await expect.element(panel.getByText("could not be sent")).toBeVisible();
  await expectAccessible();
  const release = hold(route);
  await panel.getByRole("button", { name: "Send again" }).click();
  const sending = panel.getByRole("button", { name: "Sending..." });
  await expect.element(sending).toHaveAttribute("aria-disabled", "true");
  (sending.element() as HTMLElement).click();
  release();
  await expect.element(panel.getByText("The emails are on their way again.")).toHaveFocus();
  await expect.element(panel.getByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  expect(askedOf(route)).toHaveLength(1);
  await closePanel();
  await expect.element(region.getByRole("row").filter({ hasText: "Asha" })).not.toMatchTextContent("Email not sent");
});

test("a private link is revoked, and nobody but the applicant withdraws", { tags: ["full"] }, async () => {
  const desk = deskWith(["Asha"]);
  desk.add("Wim", { status: "withdrawn" });
  answer("POST /api/dashboard/applications/:id/revoke-link", ({ params }) =>
    desk.change(params.id ?? "", { hasLink: false }),
  );
  await show();
  await expect.element(region.getByText("Status of Wim: Withdrawn")).toBeVisible();
  await expect.element(statusOf("Wim")).not.toBeInTheDocument();
  await openPanel("Asha");
  await expect.element(panel.getByText("Private link: active")).toBeVisible();
  await panel.getByRole("button", { name: "Revoke link" }).click();
  const told = "The link no longer works. The applicant can ask for a new one.";
  await expect.element(panel.getByText(told)).toHaveFocus();
  await expect.element(panel.getByText("Private link: none")).toBeVisible();
});

test("a résumé that can't be fetched can be asked for again", async () => {
  deskWith(["Asha"]);
  await show();
  const restore = cut("GET /api/resumes/:id/text");
  await openPanel("Asha");
  await expect.element(panel.getByText("The résumé can’t be shown right now.")).toBeVisible();
  restore();
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect.element(panel.getByText("The text of the Word file, without its layout")).toBeVisible();
});

test("a résumé without text has its original to download", async () => {
  const desk = deskWith(["Asha"]);
  answer("GET /api/resumes/:id/text", () => ({ text: "", isCut: false }));
  await show();
  await openPanel("Asha");
  await expect
    .element(panel.getByRole("alert"))
    .toMatchTextContent("This file has no text that can be shown here. Download the original to read it.");
  await expect
    .element(panel.getByRole("link", { name: "Download the original" }))
    .toHaveAttribute("href", `/api/resumes/${desk.named("Asha").id}`);
});

test("on a phone every applicant is a card, and the panel fits", { tags: ["full"] }, async () => {
  await page.viewport(360, 780);
  deskWith(["Asha"]);
  await show();
  const cell = region.getByRole("row").filter({ hasText: "Asha" }).getByText("asha@example.com");
  await expect.element(cell).toBeVisible();
  await expect.poll(() => cell.element().getBoundingClientRect().x).toBeLessThan(60);
  await openPanel("Asha");
  await status.selectOptions("Rejected");
  await expect.element(panel.getByRole("combobox", { name: "Reason for the rejection" })).toBeVisible();
  await note.fill(`${"Longwords".repeat(20)} and more`);
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect.element(notes).toHaveLength(1);
  await expectAccessible();
  await expect.poll(() => panel.element().scrollWidth - panel.element().clientWidth).toBe(0);
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
});

test.each([360, 430])(
  "on a phone the résumé is first, and decisions and Next stay in reach, at %i px",
  async (width) => {
    await page.viewport(width, 740);
    const desk = deskWith(["Otis", "Asha"]);
    await show();
    await openPanel("Asha");
    const resume = panel.getByText("Four years of TypeScript");
    const parts = () =>
      panel.getByRole("region", { name: "Résumé", exact: true }).element().parentElement as HTMLElement;
    const next = panel.getByRole("button", { name: "Next" });
    await expectUncovered(resume);
    expect(resume.element().getBoundingClientRect().top).toBeLessThan(200);
    const isAtBottom = (thing: Locator) => thing.element().getBoundingClientRect().bottom > 740 - 24;
    for (const top of [0, 10_000]) {
      for (const part of [parts(), panel.element()]) part.scrollTo({ top, behavior: "instant" });
      const stays = parts().scrollTop;
      await focus(next);
      await focus(status);
      expect(parts().scrollTop).toBe(stays);
      for (const control of [status, next]) {
        await expectUncovered(control);
        expect(isAtBottom(control)).toBe(true);
      }
    }
    await status.selectOptions("Rejected");
    await expectUncovered(panel.getByText("Asha: Rejected"));
    const reason = panel.getByRole("combobox", { name: "Reason for the rejection" });
    await expectUncovered(reason);
    await expectUncovered(next);
    await expectAccessible();
    await userEvent.tab();
    await expect.element(reason).toHaveFocus();
    await reason.fill("Knots");
    for (const [across, down] of [
      [1280, 740],
      [740, 360],
      [width, 740],
    ] as const) {
      await page.viewport(across, down);
      expect(document.getAnimations().filter((change) => change instanceof CSSTransition)).toEqual([]);
      await expect.element(reason).toHaveValue("Knots");
    }
    await panel.getByRole("button", { name: "Save reason" }).click();
    await expect.element(reason).not.toBeInTheDocument();
    await next.click();
    await expectUncovered(dialogOf("Otis").getByText("Four years of TypeScript"));
    await expectUncovered(dialogOf("Otis").getByRole("combobox", { name: "Status" }));
    expect(desk.statuses()).toEqual({ Otis: "new", Asha: "rejected" });
  },
);

import type { MessageBody } from "@repo/contract/application/message";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, askedOf, cut, hold } from "../kit/cms";
import { expectAccessible, expectTexts, expectUncovered, focus, pressEnter, widthOf } from "../kit/dashboard";
import { endWaits, longWaits } from "../kit/waits";
import { COLLEAGUE, deskWith } from "./desk";
import { names, region, show, statusOf } from "./screen";

const STATUSES = "POST /api/dashboard/applications/bulk/status";
const DELETION = "POST /api/dashboard/applications/bulk/delete";

const bar = page.getByRole("region", { name: "Selected applications" });
const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const all = page.getByRole("checkbox", { name: "Select all on this page" });
const target = bar.getByRole("combobox", { name: "Change the status to" });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Nr${index}`);

/** The preview of a mail without an interview has only these values. */
const NOTHING_ELSE = { hasCalendar: false, colleagues: [], stage: null, standing: null };

/** The table is faded while it is loaded again. */
const settled = () => expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "false");

async function change(status: string): Promise<void> {
  await target.selectOptions(status);
  await expect.element(target).toHaveDisplayValue(status);
  await bar.getByRole("button", { name: "Change", exact: true }).click();
}

async function selectAll(count: number): Promise<void> {
  await all.click();
  await bar.getByRole("button", { name: `Select all ${count} that match` }).click();
  await expect.element(bar).toMatchTextContent(`${count} selected`);
}

test("several are rejected at once with a reason, and it is undone as one", { tags: ["full"] }, async () => {
  const desk = deskWith(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  await show();
  await box("Dora").click();
  await box("Ben").click({ modifiers: ["Shift"] });
  await expect.element(bar).toMatchTextContent("3 selected");
  await expect.element(all).toBePartiallyChecked();
  await settled();
  await expectAccessible();

  await target.selectOptions("Rejected");
  const reason = bar.getByRole("combobox", { name: "Reason for the rejection" });
  await expect.poll(() => bar.element().querySelector("option[value='Position filled']")).not.toBeNull();
  await reason.fill("Position filled");
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bar).toMatchTextContent("3 applications changed to Rejected.");
  await expect.element(statusOf("Cleo")).toHaveValue("rejected");
  await settled();
  await expectAccessible();
  await expect.poll(() => askedOf(STATUSES)[0]?.body.reason).toBe("Position filled");

  await bar.getByRole("button", { name: "Undo" }).click();
  await expect.element(bar).toMatchTextContent("3 applications put back.");
  await expect.poll(() => new Set(Object.values(desk.statuses()))).toEqual(new Set(["new"]));
  expect(askedOf(STATUSES)[1]?.body.reason).toBeUndefined();
  await expect.element(statusOf("Cleo")).toHaveValue("new");
});

test("all that match are selected, by keyboard alone, exported and changed in parts", async () => {
  const desk = deskWith(numbered(130));
  answer("POST /api/dashboard/applications/bulk/csv", () => new Response("csv"));
  await show();
  await expect.element(names).toHaveLength(10);
  await focus(all);
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(bar).toMatchTextContent("10 selected");
  await pressEnter(bar.getByRole("button", { name: "Select all 130 that match" }));
  await expect.element(bar).toMatchTextContent("130 selected");
  await expect.element(page.getByRole("status").filter({ hasText: "130 applications selected" })).toBeInTheDocument();

  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await pressEnter(bar.getByRole("button", { name: "Export the selection" }));
  await expect.poll(() => saved).toEqual(["selected-applications.csv"]);
  await pressEnter(bar.getByRole("button", { name: "Excel file of the selection" }));
  await expect.poll(() => saved).toEqual(["selected-applications.csv", "selected-applications.xlsx"]);
  click.mockRestore();
  for (const [index, format] of ["csv", "xlsx"].entries()) {
    const asked = askedOf("POST /api/dashboard/applications/bulk/csv")[index];
    expect(asked?.query.format).toBe(format);
    expect(asked?.body.ids).toHaveLength(130);
  }

  await focus(target);
  // One letter, because a busy browser takes letters that come late for another word.
  await userEvent.keyboard("I");
  await expect.element(target).toHaveDisplayValue("In review");
  await userEvent.keyboard("{Tab}");
  await expect.element(bar.getByRole("button", { name: "Change", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bar).toMatchTextContent("130 applications changed to In review.");
  await expect.poll(() => new Set(Object.values(desk.statuses()))).toEqual(new Set(["in_review"]));
  await expect.poll(() => askedOf(STATUSES).map(({ body }) => (body.changes as []).length)).toEqual([100, 30]);
});

test("a mail goes to each of a selection but who has withdrawn, and is undone as one", { tags: ["full"] }, async () => {
  const desk = deskWith(numbered(120));
  const { id: withdrawn } = desk.named("Nr7");
  answer("POST /api/dashboard/applications/mails/preview", ({ body }) => {
    const { subject, text, ids } = body as MessageBody;
    return { subject, text, html: `<p>${text}</p>`, recipient: ids[0] ?? "", ...NOTHING_ELSE };
  });
  answer("POST /api/dashboard/applications/mails", ({ body }) => {
    const { ids } = body as MessageBody;
    const refused = ids.filter((id) => id === withdrawn);
    const reason = "The applicant has withdrawn.";
    return {
      queued: ids.filter((id) => id !== withdrawn),
      moved: [],
      refused: refused.map((id) => ({ id, name: "Nr7", reason })),
    };
  });
  answer("POST /api/dashboard/applications/mails/undo", ({ body }) => ({
    undone: body.ids as string[],
    moved: [],
    refused: [],
  }));
  await show();
  await selectAll(120);
  await bar.getByRole("button", { name: "Send email" }).click();
  const dialog = page.getByRole("dialog", { name: "Email 120 applicants" });
  await dialog.getByRole("textbox", { name: "Subject" }).fill("About {job_title}");
  await dialog.getByRole("textbox", { name: "Text" }).fill("Dear {name},\n\nthank you.");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect.element(dialog.getByText("and 119 more")).toBeVisible();
  await expect.element(dialog.getByText("About {job_title}")).toBeVisible();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(bar).toMatchTextContent("119 emails will go out in 10 minutes.");
  await expect.element(bar).toMatchTextContent("Nr7: The applicant has withdrawn.");
  await settled();
  await expectAccessible();
  const sent = askedOf("POST /api/dashboard/applications/mails").map(({ body }) => body as MessageBody);
  expect(sent.map(({ ids }) => ids.length)).toEqual([100, 20]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

  await bar.getByRole("button", { name: "Undo" }).click();
  await expect.element(bar).toMatchTextContent("119 emails undone.");
  const [undone] = askedOf("POST /api/dashboard/applications/mails/undo");
  expect(undone?.body.key).toBe(sent[0]?.key);
});

test("what is refused is told one by one, and the rest is done", { tags: ["full"] }, async () => {
  const desk = deskWith(["Fay", "Gil", "Hana", "Ivo"]);
  await show();
  await all.click();
  await expect.element(bar).toMatchTextContent("4 selected");
  const release = hold(STATUSES);
  await change("Interview");
  desk.changeStatus(desk.named("Fay").id, "offer", "", COLLEAGUE);
  desk.changeStatus(desk.named("Gil").id, "withdrawn");
  desk.remove(desk.named("Hana").id);
  release();
  await expect.element(bar).toMatchTextContent("1 application changed to Interview.");
  await expectTexts(bar.getByRole("listitem"), [
    "Hana: it doesn’t exist any more.",
    "Gil: the applicant has withdrawn.",
    "Fay: somebody has changed it meanwhile.",
  ]);
  await settled();
  await expectAccessible();
  await expect.poll(desk.statuses).toEqual({ Fay: "offer", Gil: "withdrawn", Ivo: "interview" });

  const releaseUndo = hold(STATUSES);
  await bar.getByRole("button", { name: "Undo" }).click();
  desk.changeStatus(desk.named("Ivo").id, "hired", "", COLLEAGUE);
  releaseUndo();
  await expectTexts(bar.getByRole("listitem"), ["Ivo: somebody has changed it meanwhile."]);
  await expect.poll(() => desk.statuses().Ivo).toBe("hired");
});

test("nothing is deleted until the time to undo it is over, and all of it after that", { tags: ["full"] }, async () => {
  const desk = deskWith(["Jon", "Kim", "Lea"]);
  await show();
  await box("Jon").click();
  await box("Kim").click();
  const remove = async () => {
    await bar.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete 2 applications?" });
    await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expectAccessible();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.element(bar).toMatchTextContent("2 applications will be deleted in 10 seconds.");
  };
  await remove();
  await expect.element(bar.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bar).toMatchTextContent("Nothing was deleted.");
  expect(longWaits()).not.toContain(10_000);
  expect(askedOf(DELETION)).toEqual([]);
  await bar.getByRole("button", { name: "Dismiss" }).click();

  await remove();
  await endWaits(10_000, () => askedOf(DELETION).length > 0);
  await expect.element(bar).toMatchTextContent("2 applications deleted.");
  await expect.poll(() => Object.keys(desk.statuses())).toEqual(["Lea"]);
  await expectTexts(names, ["Lea"]);
});

test("a part that gets no answer stops the rest, which goes on when asked", { tags: ["full"] }, async () => {
  deskWith(numbered(120));
  await show();
  await selectAll(120);
  const restore = cut(STATUSES, 1);
  await change("Interview");
  await expect.element(bar).toMatchTextContent("100 applications changed to Interview.");
  await expect.element(bar).toMatchTextContent("20 applications are left.");
  restore();
  await bar.getByRole("button", { name: "Go on with 20 applications" }).click();
  await expect.element(bar).toMatchTextContent("20 applications changed to Interview.");
  await expect.poll(() => askedOf(STATUSES)).toHaveLength(3);
});

test("a change is stopped between two parts, and two clicks are one", { tags: ["full"] }, async () => {
  const desk = deskWith(numbered(120));
  await show();
  await selectAll(120);
  const release = hold(STATUSES);
  await target.selectOptions("Offer");
  await expect.element(target).toHaveValue("offer");
  const button = (await bar.getByRole("button", { name: "Change", exact: true }).findElement()) as HTMLElement;
  button.click();
  button.click();
  const progress = bar.getByRole("progressbar", { name: "Changing applications" });
  await expect.element(progress).toHaveAttribute("aria-valuetext", "0 of 120 applications");
  await expectAccessible();
  await bar.getByRole("button", { name: "Stop" }).click();
  release();
  await expect.element(bar).toMatchTextContent("Stopped. 20 applications are left.");
  expect(askedOf(STATUSES)).toHaveLength(1);
  await expect.poll(() => Object.values(desk.statuses()).filter((status) => status === "offer")).toHaveLength(100);
});

test("a selection ends with other filters, and lasts from page to page", { tags: ["full"] }, async () => {
  deskWith(numbered(12));
  await show();
  await box("Nr11").click();
  await page.getByRole("navigation", { name: "Pages of applications" }).getByRole("button", { name: "Next" }).click();
  await box("Nr0").click();
  await expect.element(bar).toMatchTextContent("2 selected");
  await region.getByRole("searchbox", { name: "Search applicants" }).fill("Nr1");
  await expect.element(bar).not.toBeInTheDocument();
});

test("whoever changes several far down the list keeps the place", async () => {
  await page.viewport(1280, 600);
  deskWith(numbered(50));
  await show("?pageSize=50&sort=createdAt");
  await box("Nr24").click();
  await target.selectOptions("Interview");
  const place = scrollY;
  expect(place).toBeGreaterThan(0);
  // The driver's clicks scroll to what they press.
  const press = async (name: string) =>
    ((await bar.getByRole("button", { name, exact: true }).findElement()) as HTMLElement).click();
  await press("Change");
  await expect.element(bar).toMatchTextContent("1 application changed to Interview.");
  expect(scrollY).toBe(place);
  await press("Dismiss");
  await expect.element(bar.getByText("1 selected")).toHaveFocus();
  await press("Clear the selection");
  await expect.element(bar).not.toBeInTheDocument();
  expect(scrollY).toBe(place);
});

test("on a phone the bar covers nothing, and everything is in reach", async () => {
  await page.viewport(360, 740);
  deskWith(["Max", "Nia"]);
  await show();
  await box("Nia").click();
  await expectUncovered(target);
  await focus(statusOf("Max"));
  await expectUncovered(statusOf("Max"));
  await settled();
  await expectAccessible();
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
  await change("Interview");
  await expectUncovered(bar.getByRole("button", { name: "Undo" }));
});

/** Makes a desk that accepts every mail, with a template for rejections. */
function takesMails(): void {
  answer("GET /api/dashboard/mail-desk", () => ({
    templates: [{ id: crypto.randomUUID(), name: "No", kind: "rejection", subject: "No", text: "Dear {name}, no." }],
    undoMinutes: 10,
    zone: "Asia/Kolkata",
    company: "Example",
  }));
  answer("POST /api/dashboard/applications/mails/preview", ({ body }) => {
    const { subject, text, ids } = body as MessageBody;
    return { subject, text, html: "", recipient: ids[0] ?? "", ...NOTHING_ELSE };
  });
  answer("POST /api/dashboard/applications/mails", ({ body }) => ({
    queued: body.ids as string[],
    moved: [],
    refused: [],
  }));
}

test("a mail to several leaves out who is rejected, withdrawn or there twice, unless told otherwise", {
  tags: ["full"],
}, async () => {
  const desk = deskWith(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  desk.changeStatus(desk.named("Ada").id, "rejected");
  desk.changeStatus(desk.named("Ben").id, "withdrawn");
  const recipient = (name: string, alike: number | null = null) => {
    const { id, status } = desk.named(name);
    return { id, name, status, alike };
  };
  answer("POST /api/dashboard/applications/mails/recipients", () => ({
    items: [recipient("Dora", 0), recipient("Cleo", 0), recipient("Ben"), recipient("Ada")],
  }));
  takesMails();
  await show();
  await all.click();
  const dialog = page.getByRole("dialog", { name: "Email 5 applicants" });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const write = async () => {
    await bar.getByRole("button", { name: "Send email" }).click();
    await dialog.getByRole("textbox", { name: "Subject" }).fill("Hello");
    await dialog.getByRole("textbox", { name: "Text" }).fill("Hello");
  };
  const send = async () => {
    await press("Preview");
    await press("Send");
    await expect.element(bar).toMatchTextContent("will go out in 10 minutes.");
    await bar.getByRole("button", { name: "Dismiss" }).click();
    const sent = askedOf("POST /api/dashboard/applications/mails").map(({ body }) => body as MessageBody);
    return [sent.at(-1)?.ids.toSorted(), sent.at(-1)?.skipsRejected];
  };
  const idsOf = (...people: string[]) => people.map((name) => desk.named(name).id).toSorted();

  await write();
  await expect.element(dialog.getByText("Withdrawn, and never written to: Ben.")).toBeVisible();
  const rejected = dialog.getByRole("checkbox", { name: /^Rejected/ });
  const twice = dialog.getByRole("checkbox", { name: /twice/ });
  await expect.element(rejected).toHaveAccessibleName("Rejected: Ada.");
  await expect.element(rejected).not.toBeChecked();
  await expect.element(twice).toHaveAccessibleName(/: Cleo\.$/);
  await expectAccessible();
  await press("Preview");
  await expect.element(dialog.getByText("; 3 left out")).toBeVisible();
  await press("Change the text");
  expect(await send()).toEqual([idsOf("Dora", "Emil"), true]);

  await write();
  await rejected.click();
  await twice.click();
  expect(await send()).toEqual([idsOf("Ada", "Cleo", "Dora", "Emil"), false]);
});

import type { MessageBody } from "@repo/contract/application/message";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, askedOf, cut } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, widthOf } from "../kit/dashboard";
import { COLLEAGUE, deskWith } from "./desk";
import { names, show, statusOf } from "./screen";

const SEND = "POST /api/dashboard/applications/mails";
const offer = page.getByRole("region", { name: "Rejected, and not told yet" });
const bar = page.getByRole("region", { name: "Selected applications" });
const write = () => offer.getByRole("button", { name: "Write the rejection email" }).click();

/** Simulates a desk with a template for rejections, which accepts every mail. */
function mailDeskWith(people: string[]) {
  const desk = deskWith(people);
  answer("GET /api/dashboard/mail-desk", () => ({
    templates: [{ id: crypto.randomUUID(), name: "No", kind: "rejection", subject: "No", text: "Dear {name}, no." }],
    undoMinutes: 10,
    zone: "Asia/Kolkata",
    company: "Example",
  }));
  answer("POST /api/dashboard/applications/mails/preview", ({ body }) => {
    const { subject, text, ids } = body as MessageBody;
    const nothingElse = { hasCalendar: false, colleagues: [], stage: null, standing: null };
    return { subject, text, html: "", recipient: ids[0] ?? "", ...nothingElse };
  });
  answer(SEND, ({ body }) => {
    const queued = body.ids as string[];
    const mail = { id: crypto.randomUUID(), at: "", actor: "", subject: "No", state: "queued", stateAt: "" } as const;
    for (const id of queued)
      desk.change(id, { mails: [{ ...mail, endedBy: null, skipsRejected: false, colleagues: [] }] });
    return { queued, moved: [], refused: [] };
  });
  return desk;
}

test("who is rejected and not told stands above the list, whoever rejected them, until one mail to all is written", async () => {
  const desk = mailDeskWith(["Ada", "Ben", "Cleo", "Dora"]);
  desk.changeStatus(desk.named("Ada").id, "rejected", "", COLLEAGUE);
  await show();
  await expect.element(offer).toMatchTextContent("Rejected, and not told yet: Ada");
  await statusOf("Ben").selectOptions("Rejected");
  await expect.element(offer).toMatchTextContent("Rejected, and not told yet: 2");
  await statusOf("Ben").selectOptions("New");
  await expect.element(offer).toMatchTextContent("Rejected, and not told yet: Ada");
  await page.getByRole("checkbox", { name: "Select Cleo" }).click();
  await bar.getByRole("combobox", { name: "Change the status to" }).selectOptions("Rejected");
  await bar.getByRole("button", { name: "Change", exact: true }).click();
  await expect.element(offer).toMatchTextContent("Rejected, and not told yet: 2");
  await expectAccessible();

  await write();
  const dialog = page.getByRole("dialog", { name: "Email 2 applicants" });
  await expect.element(dialog.getByRole("textbox", { name: "Subject" })).toHaveValue("No");
  await expect.element(dialog.getByRole("checkbox", { name: /^Rejected: / })).toBeChecked();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(bar).toMatchTextContent("2 emails will go out in 10 minutes.");
  await expect.element(offer).not.toBeInTheDocument();
  const sent = askedOf(SEND).flatMap(({ body }) => body.ids as string[]);
  expect(sent.toSorted()).toEqual(["Ada", "Cleo"].map((name) => desk.named(name).id).toSorted());
});

test("those who are not told can be listed, and who they are can be asked for again", async () => {
  await page.viewport(360, 740);
  const desk = mailDeskWith(["Ada", "Ben", "Cleo"]);
  for (const name of ["Ada", "Ben"]) desk.changeStatus(desk.named(name).id, "rejected", "", COLLEAGUE);
  await show("?q=e");
  await expect.element(offer).toMatchTextContent("Rejected, and not told yet: 2");
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
  await offer.getByRole("button", { name: "Show them" }).click();
  await expectAddress("/admin?untold=yes");
  await expectTexts(names, ["Ben", "Ada"]);
  await offer.getByRole("button", { name: "Show all applications" }).click();
  await expectAddress("/admin");
  await expect.element(names).toHaveLength(3);

  const restore = cut("GET /api/dashboard/applications/bulk/ids");
  await write();
  await expect.element(page.getByText("The rejected applicants can’t be read right now.")).toBeVisible();
  restore();
  await write();
  await expect.element(page.getByRole("dialog", { name: "Email 2 applicants" })).toBeVisible();
});

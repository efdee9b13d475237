// @module-tag full
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { askedOf, hold } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, focus, pressEnter } from "../kit/dashboard";
import { holdAddresses } from "../kit/next-navigation";
import { deskWith } from "./desk";
import { closePanel, dialogOf, openPanel, region, show } from "./screen";

const nameOf = (number: number) => `Uma ${String(number).padStart(2, "0")}`;
const named = (number: number) => dialogOf(nameOf(number));
const statusIn = (number: number) => named(number).getByRole("combobox", { name: "Status" });
const umas = (count: number) => Array.from({ length: count }, (_, index) => nameOf(index + 1));

test("applications are reviewed by keyboard alone, across pages", { timeout: 120_000 }, async () => {
  const desk = deskWith(umas(11));
  await show("?sort=name");
  const first = region.getByRole("button", { name: nameOf(1), exact: true });
  await expect.element(first).toBeVisible();
  await pressEnter(first);
  await expect.element(named(1).getByText("1 of 11")).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(named(1)).toBeVisible();

  await userEvent.keyboard("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const keys = ["j", "k", "1", "2", "3", "4", "5", "6", "w", "m", "r", "d", "?"];
  await expectTexts(help.getByRole("term"), keys);
  await expectAccessible();
  await userEvent.keyboard("j");
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(named(1)).toBeVisible();

  for (let number = 1; number <= 11; number += 1) {
    await expect.element(named(number)).toBeVisible();
    await userEvent.keyboard(number % 2 ? "6" : "3");
    await expect.element(statusIn(number)).toHaveValue(number % 2 ? "rejected" : "interview");
    if (number < 11) await userEvent.keyboard("j");
  }
  await userEvent.keyboard("j");
  await expect.element(named(11)).toBeVisible();
  await expectAddress(/^\/admin\?sort=name&application=.*&page=2$/);
  await userEvent.keyboard("k");
  await expect.element(named(10)).toBeVisible();
  await expectAddress(/^\/admin\?sort=name&application=.*&page=1$/);
  await expect.poll(() => Object.values(desk.statuses()).filter((status) => status === "rejected")).toHaveLength(6);

  const note = named(10).getByRole("textbox", { name: "Private note" });
  await expect.element(note).toBeVisible();
  await userEvent.keyboard("w");
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard("j6?");
  await expect.element(note).toHaveValue("j6?");
  await pressEnter(named(10).getByRole("button", { name: "Next" }));
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expect.element(question).toBeVisible();
  await pressEnter(question.getByRole("button", { name: "Discard" }));
  await expect.element(named(11).getByRole("textbox", { name: "Private note" })).toHaveValue("");

  const text = named(11).getByRole("region", { name: `Text of the résumé of ${nameOf(11)}` });
  await expect.element(text).toBeVisible();
  const previous = named(11).getByRole("button", { name: "Previous" });
  await focus(previous);
  await expect.element(previous).toHaveFocus();
  await userEvent.keyboard("r");
  await expect.element(text).toHaveFocus();
  const download = named(11).getByRole("link", { name: "Download résumé" });
  let clicks = 0;
  (await download.findElement()).addEventListener("click", (event) => {
    clicks += 1;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  await userEvent.keyboard("d");
  await expect.poll(() => clicks).toBe(1);
});

test("whoever holds the key for the next one is not sent back by an address that is late", async () => {
  const desk = deskWith(umas(4));
  await show("?sort=name");
  await openPanel(nameOf(1));
  await expectAddress(/application=/);
  const render = holdAddresses();
  for (const number of [2, 3]) {
    await userEvent.keyboard("j");
    await expectAddress(`/admin?sort=name&application=${desk.named(nameOf(number)).id}`);
  }
  await render();
  await userEvent.keyboard("j");
  await expect.element(named(4)).toBeVisible();
  await expectAddress(`/admin?sort=name&application=${desk.named(nameOf(4)).id}`);
  const read = () => askedOf("GET /api/dashboard/applications/:id").map(({ params }) => params.id);
  await expect.poll(read).toEqual(umas(4).map((name) => desk.named(name).id));
});

test("closing the panel leads to the row of whoever was shown last", async () => {
  deskWith(umas(3));
  await show("?sort=name");
  await openPanel(nameOf(1));
  for (const number of [2, 3]) {
    await userEvent.keyboard("j");
    await expect.element(named(number)).toBeVisible();
  }
  await closePanel();
  await expect.element(region.getByRole("button", { name: nameOf(3), exact: true })).toHaveFocus();
});

test("whoever leaves the filtered list is followed by the next one", async () => {
  deskWith(umas(3));
  await show("?sort=name&status=new");
  await openPanel(nameOf(1));
  await userEvent.keyboard("6");
  await expect.element(region.getByText("2 applications found")).toBeInTheDocument();
  await expect.element(statusIn(1)).toHaveValue("rejected");
  await userEvent.keyboard("j");
  await expect.element(named(2)).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(named(3)).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(named(2)).toBeVisible();
});

test("nobody is passed over while those before them leave the filtered list", async () => {
  deskWith(umas(12));
  await show("?sort=name&status=new");
  await openPanel(nameOf(1));
  for (let number = 1; number <= 12; number += 1) {
    await expect.element(named(number)).toBeVisible();
    const release = hold("PATCH /api/dashboard/applications/:id");
    await userEvent.keyboard("6");
    await expect.element(statusIn(number)).toHaveValue("rejected");
    await userEvent.keyboard("j");
    release();
  }
  await expect.element(region.getByText("0 applications found")).toBeInTheDocument();
});

test("Back takes the panel away in one step, also after others were shown, and the list stays on their page", async () => {
  const desk = deskWith(umas(11));
  await show("?sort=name");
  await openPanel(nameOf(10));
  await expectAddress(`/admin?sort=name&application=${desk.named(nameOf(10)).id}`);
  const entries = history.length;
  await userEvent.keyboard("j");
  await expect.element(named(11)).toBeVisible();
  await expectAddress(`/admin?sort=name&application=${desk.named(nameOf(11)).id}&page=2`);
  expect(history.length).toBe(entries);
  history.back();
  await expect.element(named(11)).not.toBeInTheDocument();
  await expectAddress("/admin?sort=name&page=2");

  await openPanel(nameOf(11));
  const note = named(11).getByRole("textbox", { name: "Private note" });
  await note.fill("Ask for references");
  history.back();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(note).toHaveValue("Ask for references");
  await expectAddress(/application=/);
  history.back();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.element(named(11)).not.toBeInTheDocument();
  await expectAddress("/admin?sort=name&page=2");
  expect(history.length).toBe(entries);
});

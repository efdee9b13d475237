import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { openAsContentEditor, openPanel, panel } from "./panel";

const UID = "api::faq.faq";

type Faq = { documentId: string; question: string; answer: string };
const faqs = panel.collection<Faq>("faq");

const onHomePage = async () => (await fetch(product.SITE_URL)).text();

test("an editor compares versions, brings one back, and brings back what was deleted", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const question = `Who lights the lamps? ${crypto.randomUUID().slice(0, 8)}`;
  const { documentId } = await faqs.publish({ question, answer: "The old lamplighter lights them at dusk." });
  const form = `/content-manager/collection-types/${UID}/${documentId}`;
  const answer = page.getByRole("textbox", { name: /answer/i });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  try {
    await openPanel(page, form);
    await answer.fill("The young caretaker lights them at dusk.");
    await publish.click();
    await expect.poll(onHomePage).toContain("The young caretaker");

    await page.getByRole("button", { name: "Version 1" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Draft now")).toBeVisible();
    await expect(dialog.getByRole("deletion")).toHaveText(["young", "caretaker"]);
    await expect(dialog.getByRole("insertion")).toHaveText(["old", "lamplighter"]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Version 1" })).toBeFocused();
    await page.keyboard.press("Enter");

    const compare = dialog.getByRole("combobox", { name: "Compare" });
    await dialog.getByRole("button", { name: /^Version 2/ }).click();
    await compare.click();
    await page.getByRole("option", { name: "What this version changed" }).click();
    await expect(dialog.getByRole("deletion")).toHaveText(["old", "lamplighter"]);
    await dialog.getByRole("button", { name: /^Version 1/ }).click();
    await dialog.getByRole("button", { name: "Bring back as a draft" }).click();
    await expect(answer).toHaveValue("The old lamplighter lights them at dusk.");
    expect(await onHomePage()).toContain("The young caretaker");
    await publish.click();
    await expect.poll(onHomePage).toContain("The old lamplighter");
    await expect(page.getByRole("button", { name: "Version 3" })).toBeVisible();

    await page.getByRole("button", { name: "More actions", exact: true }).click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
    await expect.poll(onHomePage).not.toContain("The old lamplighter");

    await page.getByRole("link", { name: "Deleted" }).click();
    const row = page.getByRole("row", { name: new RegExp(question.slice(-8)) });
    await expect(row).toContainText(product.STRAPI_ADMIN_EMAIL);
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Bring back/ }).click();
    await expect(answer).toHaveValue("The old lamplighter lights them at dusk.");
    expect(await onHomePage()).not.toContain("The old lamplighter");
    await publish.click();
    await expect.poll(onHomePage).toContain("The old lamplighter");
  } finally {
    await faqs.remove(documentId);
  }
});

test("two editors in one form are asked whose version stays, and the history keeps the other", {
  tag: "@failing-requests",
}, async ({ page, browser }) => {
  const at = (time: string) => `The lamps are lit at ${time}.`;
  const { documentId } = await faqs.publish({ question: `When? ${crypto.randomUUID()}`, answer: at("dusk") });
  const form = `/content-manager/collection-types/${UID}/${documentId}`;
  const context = await browser.newContext();
  const colleague = await context.newPage();
  const leave = await openAsContentEditor(colleague, form);
  const answer = (of: Page) => of.getByRole("textbox", { name: /answer/i });
  const press = (of: Page, name: string) => of.getByRole("button", { name, exact: true }).click();
  const stored = async (status?: "published") => (await faqs.read(documentId, status)).answer;
  try {
    await openPanel(page, form);
    await answer(page).fill(at("six"));
    await answer(colleague).fill(at("seven"));
    await press(colleague, "Save");
    await expect.poll(() => stored()).toBe(at("seven"));

    await press(page, "Save");
    const dialog = page.getByRole("dialog", { name: "Content Editor has changed this" });
    await expect(dialog.getByRole("deletion")).toHaveText("seven");
    await expect(dialog.getByRole("insertion")).toHaveText("six");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByText("This is not saved.")).toBeVisible();
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toHaveValue(at("six"));
    await page.keyboard.press("Control+Enter");
    await press(page, "Keep mine");
    await expect.poll(() => stored()).toBe(at("six"));
    await page.getByRole("button", { name: "Version 2 (a draft)" }).click();
    await expect(page.getByRole("dialog").getByRole("insertion")).toHaveText("seven");

    await answer(colleague).fill(at("eight"));
    await press(colleague, "Publish");
    await press(colleague, "Keep theirs");
    await expect(answer(colleague)).toHaveValue(at("six"));
    expect(await stored("published")).toBe(at("dusk"));
    await answer(colleague).fill(at("nine"));
    await press(colleague, "Save");
    await expect.poll(() => stored()).toBe(at("nine"));
    await press(colleague, "Publish");
    await expect.poll(() => stored("published")).toBe(at("nine"));
  } finally {
    await leave();
    await context.close();
    await faqs.remove(documentId);
  }
});

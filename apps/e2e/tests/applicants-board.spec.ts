import type { Page } from "@playwright/test";
import { sql } from "./faults";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { recruiting } from "./recruiting";

const desk = recruiting();
const { mark } = desk;

const board = (page: Page) => page.getByRole("region", { name: "Board" });
const column = (page: Page, stage: string) => board(page).getByRole("region", { name: new RegExp(`^${stage}`) });
const cards = (page: Page, stage: string) => column(page, stage).getByRole("listitem");
const grip = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name} ${mark}`, exact: true });
const card = (page: Page, name: string) =>
  board(page)
    .getByRole("listitem")
    .filter({ hasText: `${name} ${mark}` });
const show = (page: Page, query = "") => page.goto(`/admin?view=board&job=${desk.job.id}${query}`);

async function drag(page: Page, name: string, stage: string): Promise<void> {
  await expect(grip(page, name)).toBeVisible();
  const from = await grip(page, name).boundingBox();
  const to = await column(page, stage).boundingBox();
  if (!from || !to) throw new Error("Nothing to drag, or nowhere to.");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(to.x + 40, to.y + 30, { steps: 5 });
  await expect(column(page, stage)).toHaveAttribute("data-target", "true");
  await page.mouse.up();
}

test.describe.configure({ mode: "serial" });
test.beforeAll(() => desk.open());
test.afterAll(() => desk.cleanUp());
test.beforeEach(async ({ page }) => {
  sql(`delete from job_applications where job_document_id = '${desk.job.id}'`);
  await signInAs(page, "jobs-admin");
});

test("a card is dragged to another stage, and back with undo", { tag: "@journey" }, async ({ page }) => {
  desk.apply(["Ada", "Ben"]);
  await page.goto(`/admin?job=${desk.job.id}`);
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(cards(page, "New")).toHaveCount(2);
  await expectAccessible(page);
  await drag(page, "Ada", "Interview");
  await expect(cards(page, "Interview")).toContainText([`Ada ${mark}`]);
  await expect(cards(page, "New")).toHaveCount(1);
  await expect(column(page, "Interview").getByRole("heading")).toHaveText("Interview 1");
  await expect(page.getByText(`Ada ${mark}: Interview`)).toBeVisible();
  expect(desk.statuses()).toEqual({ Ada: "interview", Ben: "new" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page, "New")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("columnheader", { name: "Phone" })).toBeVisible();
});

test("a card is moved by keyboard alone, which says where it is", { tag: "@journey" }, async ({ page }) => {
  desk.apply(["Cleo"]);
  await show(page);
  const said = board(page).locator("xpath=preceding-sibling::p[@aria-live]");
  await grip(page, "Cleo").focus();
  await page.keyboard.press("Space");
  await expect(said).toHaveText(`Cleo ${mark} is picked up, in New.`);
  await expect(grip(page, "Cleo")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Interview, 3 of 6.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(said).toHaveText(`Cleo ${mark} stays in New.`);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(said).toHaveText(`Cleo ${mark} is dropped in In review.`);
  await expect(cards(page, "In review")).toHaveCount(1);
  await expect(grip(page, "Cleo")).toBeFocused();
  await expect.poll(desk.statuses).toEqual({ Cleo: "in_review" });

  const menu = page.getByRole("combobox", { name: `Move Cleo ${mark} to` });
  await menu.focus();
  await page.keyboard.type("Offer");
  await expect(cards(page, "Offer")).toHaveCount(1);
  await expect.poll(desk.statuses).toEqual({ Cleo: "offer" });
});

test("a move that is not saved is taken back, and says so", { tag: "@failing-requests" }, async ({ page }) => {
  desk.apply(["Dora"]);
  await show(page);
  await expect(cards(page, "New")).toHaveCount(1);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/dashboard/applications/*", async (route) => {
    await released;
    await route.abort();
  });
  await drag(page, "Dora", "Offer");
  await expect(cards(page, "Offer")).toHaveCount(1);
  await expect(cards(page, "New")).toHaveCount(0);
  release();
  await expect(page.getByText(`The status of Dora ${mark} could not be saved.`)).toBeVisible();
  await expect(cards(page, "New")).toHaveCount(1);
  await expect(cards(page, "Offer")).toHaveCount(0);
  await page.unroute("**/api/dashboard/applications/*");

  await page.route("**/api/dashboard/applications/*", async (route) => {
    sql(`update job_applications set status = 'hired', updated_at = updated_at + 1 where name = 'Dora ${mark}'`);
    await route.continue();
  });
  await drag(page, "Dora", "Interview");
  await expect(page.getByText("Someone else has changed the application")).toBeVisible();
  await expect(cards(page, "Hired")).toHaveCount(1);
});

test("nobody moves who has withdrawn, and the panel goes on among the cards of a stage", {
  tag: "@failing-requests",
}, async ({ page }) => {
  desk.apply(["Emil", "Fay"], "interview");
  desk.apply(["Gil"], "withdrawn");
  await show(page);
  await expect(cards(page, "Withdrawn")).toHaveCount(1);
  await expect(grip(page, "Gil")).toHaveCount(0);
  await card(page, "Fay")
    .getByRole("button", { name: `Fay ${mark}`, exact: true })
    .click();
  await page
    .getByRole("dialog", { name: `Fay ${mark}` })
    .getByRole("button", { name: "Next" })
    .click();
  const panel = page.getByRole("dialog", { name: `Emil ${mark}` });
  await expect(panel.getByRole("status").filter({ hasText: "2 of 2" })).toBeVisible();
});

test("more cards are loaded, and the address keeps filters and view", async ({ page }) => {
  desk.apply(Array.from({ length: 25 }, (_, index) => `Nr${index}`));
  await show(page, "&status=new");
  await expect(board(page).getByRole("heading")).toHaveText(["New 25"]);
  await expect(cards(page, "New")).toHaveCount(20);
  await column(page, "New").getByRole("button", { name: "Load more" }).click();
  await expect(cards(page, "New")).toHaveCount(25);
  await page.reload();
  await expect(board(page).getByRole("heading")).toHaveText(["New 25"]);
});

test("on a phone the stages are swiped, and a finger drags by the handle", async ({ page }) => {
  desk.apply(["Hana"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page);
  await expect(cards(page, "New")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await board(page).scrollIntoViewIfNeeded();
  const at = await grip(page, "Hana").boundingBox();
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const y = (at?.y ?? 0) + 8;
  await touch("touchStart", (at?.x ?? 0) + 8, y);
  await touch("touchMove", 200, y);
  await touch("touchMove", 345, y);
  // At the edge the board scrolls by itself.
  await expect(column(page, "Offer").getByRole("heading")).toBeInViewport();
  await touch("touchMove", 180, y);
  await column(page, "Interview").evaluate((element) => element.scrollIntoView({ inline: "center", block: "nearest" }));
  await touch("touchMove", 181, y);
  await expect(column(page, "Interview")).toHaveAttribute("data-target", "true");
  await touch("touchEnd");
  await expect.poll(desk.statuses).toEqual({ Hana: "interview" });
});

test("filters are saved by name, chosen again, and forgotten", { tag: "@journey" }, async ({ page }) => {
  desk.apply(["Ivo"], "offer");
  await page.goto("/admin?view=board");
  await expect(cards(page, "Offer").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save filters" })).toHaveCount(0);
  await show(page, "&status=offer");
  await page.getByRole("button", { name: "Save filters" }).click();
  const dialog = page.getByRole("dialog", { name: "Save these filters" });
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill("Offers to Violists");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const saved = page.getByRole("combobox", { name: "Saved filters" });
  await expect(saved.getByRole("option", { selected: true })).toHaveText("Offers to Violists");

  await page.goto("/admin");
  await saved.selectOption("Offers to Violists");
  await expect(page).toHaveURL(new RegExp(`job=${desk.job.id}&status=offer&view=board`));
  await expect(cards(page, "Offer")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/admin");
  await page.goForward();
  await page.getByRole("button", { name: "Forget the saved filter Offers to Violists" }).click();
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Save filters" })).toBeVisible();
});

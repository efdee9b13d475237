import type {} from "@vitest/browser-playwright";
import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { cut, hold } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, expectUncovered, focus, widthOf } from "../kit/dashboard";
import { COLLEAGUE, deskWith } from "./desk";
import { dialogOf, region, show } from "./screen";

const CHANGE = "PATCH /api/dashboard/applications/:id";

const board = page.getByRole("region", { name: "Board" });
const column = (stage: string) => board.getByRole("region", { name: new RegExp(`^${stage}`) });
const cards = (stage: string) => column(stage).getByRole("listitem");
const grip = (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });
const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags with the mouse. */
async function drag(name: string, stage: string): Promise<void> {
  await expectUncovered(grip(name));
  const from = grip(name).element();
  const card = from.closest("li") as Element;
  const move = (type: string, { x, y }: { x: number; y: number }) =>
    (type === "pointerdown" ? from : card).dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: "mouse", clientX: x, clientY: y }),
    );
  const start = middleOf(from);
  const end = middleOf(column(stage).element());
  move("pointerdown", start);
  move("pointermove", { x: start.x + 20, y: start.y + 20 });
  move("pointermove", end);
  await expect.element(column(stage)).toHaveAttribute("data-target", "true");
  move("pointerup", end);
}

test("a card is dragged to another stage, and back with undo", { tags: ["full"] }, async () => {
  const desk = deskWith(["Ada", "Ben"]);
  await show();
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expectAddress("/admin?view=board");
  await expect.element(cards("New")).toHaveLength(2);
  await expectAccessible();
  await drag("Ada", "Interview");
  await expectTexts(cards("Interview"), ["Ada"]);
  await expectTexts(cards("New"), ["Ben"]);
  await expect.element(column("Interview").getByRole("heading")).toHaveTextContent("Interview 1");
  await expect.element(page.getByText("Ada: Interview")).toBeVisible();
  await expect.poll(desk.statuses).toEqual({ Ada: "interview", Ben: "new" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(cards("New")).toHaveLength(2);
  history.back();
  await expect.element(page.getByRole("columnheader", { name: "Phone" })).toBeVisible();
});

test("a card is moved by keyboard alone, which says where it is", async () => {
  const desk = deskWith(["Cleo"]);
  await show("?view=board");
  await expect.element(grip("Cleo")).toBeVisible();
  const said = () => board.element().previousElementSibling;
  await expect.poll(() => said()?.getAttribute("aria-live")).toBe("assertive");
  const expectSaid = (text: string) => expect.poll(() => said()?.textContent).toBe(text);
  await focus(grip("Cleo"));
  await expect.element(grip("Cleo")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expectSaid("Cleo is picked up, in New.");
  await expect.element(grip("Cleo")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expectSaid("In review, 2 of 6.");
  await userEvent.keyboard("{ArrowRight}");
  await expectSaid("Interview, 3 of 6.");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expectSaid("Cleo stays in New.");
  await userEvent.keyboard(" ");
  await expectSaid("Cleo is picked up, in New.");
  await userEvent.keyboard("{ArrowRight}");
  await expectSaid("In review, 2 of 6.");
  await userEvent.keyboard(" ");
  await expectSaid("Cleo is dropped in In review.");
  await expect.element(cards("In review")).toHaveLength(1);
  await expect.element(grip("Cleo")).toHaveFocus();
  await expect.poll(desk.statuses).toEqual({ Cleo: "in_review" });

  const menu = page.getByRole("combobox", { name: "Move Cleo to" });
  await focus(menu);
  await expect.element(menu).toHaveFocus();
  // One letter, because a busy browser takes letters that come late for another word.
  await userEvent.keyboard("O");
  await expect.element(cards("Offer")).toHaveLength(1);
  await expect.poll(desk.statuses).toEqual({ Cleo: "offer" });
});

test("a move that is not saved is taken back, and says so", async () => {
  const desk = deskWith(["Dora"]);
  await show("?view=board");
  await expect.element(cards("New")).toHaveLength(1);
  const restore = cut(CHANGE);
  const release = hold(CHANGE);
  await drag("Dora", "Offer");
  await expectTexts(cards("Offer"), ["Dora"]);
  await expectTexts(cards("New"), []);
  release();
  await expect.element(page.getByText("The status of Dora could not be saved.")).toBeVisible();
  await expectTexts(cards("New"), ["Dora"]);
  await expectTexts(cards("Offer"), []);
  restore();

  const releaseNext = hold(CHANGE);
  await drag("Dora", "Interview");
  desk.changeStatus(desk.named("Dora").id, "hired", "", COLLEAGUE);
  releaseNext();
  await expect.element(page.getByText("Someone else has changed the application")).toBeVisible();
  await expectTexts(cards("Hired"), ["Dora"]);
});

test("nobody moves who has withdrawn, and the panel goes on among the cards of a stage", {
  tags: ["full"],
}, async () => {
  const desk = deskWith(["Emil", "Fay"], { status: "interview" });
  desk.add("Gil", { status: "withdrawn" });
  await show("?view=board");
  await expectTexts(cards("Withdrawn"), ["Gil"]);
  await expect.element(grip("Gil")).not.toBeInTheDocument();
  await board.getByRole("button", { name: "Fay", exact: true }).click();
  await dialogOf("Fay").getByRole("button", { name: "Next" }).click();
  await expect.element(dialogOf("Emil").getByText("2 of 2")).toBeVisible();
});

test("more cards are loaded, up to those that the table has", { tags: ["full"] }, async () => {
  deskWith(Array.from({ length: 105 }, (_, index) => `Nr${index}`));
  await show("?view=board&status=new");
  await expectTexts(board.getByRole("heading"), ["New 105"]);
  await expect.element(cards("New")).toHaveLength(20);
  for (const count of [40, 60, 80, 100]) {
    await column("New").getByRole("button", { name: "Load more" }).click();
    await expect.element(cards("New")).toHaveLength(count);
  }
  await column("New").getByRole("button", { name: "All 105 in the table" }).click();
  await expectAddress("/admin?status=new");
  await expect.element(region.getByRole("rowheader")).toHaveLength(10);
});

test("a desktop shows all stages at once, with more than three cards in each", async () => {
  await page.viewport(1280, 720);
  deskWith(["Ada", "Ben", "Cleo", "Dora", "Emil"].map((name) => `${name} of the ${name}s`));
  await show("?view=board");
  await expect.element(cards("New")).toHaveLength(5);
  await expect.poll(() => board.element().scrollWidth - board.element().clientWidth).toBe(0);
  await expectUncovered(cards("New").nth(3));
  await expectAccessible();
});

async function standsStill(): Promise<boolean> {
  const { scrollLeft } = board.element();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return board.element().scrollLeft === scrollLeft;
}

test("on a phone the stages are swiped, and a finger drags by the handle", { tags: ["full"] }, async () => {
  await page.viewport(360, 740);
  const desk = deskWith(["Hana"]);
  desk.add("Ida", { status: "withdrawn" });
  await show("?view=board");
  await expect.element(cards("New")).toHaveLength(1);
  await expect.element(cards("Withdrawn")).toHaveLength(1);
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
  await expectAccessible();
  board.element().scrollIntoView();
  await expectUncovered(grip("Hana"));
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y } = middleOf(grip("Hana").element());
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at = 0) =>
    cdp().send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: frame.x + at, y: frame.y + y }],
    });
  await touch("touchStart", x);
  await touch("touchMove", 200);
  await touch("touchMove", 345);
  // At its edge, the board scrolls by itself.
  await expect.element(column("Offer").getByRole("heading")).toBeInViewport();
  await touch("touchMove", 180);
  await expect.poll(standsStill).toBe(true);
  column("Interview").element().scrollIntoView({ inline: "center", block: "nearest" });
  await touch("touchMove", 181);
  await expect.element(column("Interview")).toHaveAttribute("data-target", "true");
  await touch("touchEnd");
  await expect.poll(desk.statuses).toMatchObject({ Hana: "interview" });
});

test("a card has two lines, and an empty column leaves its room to the others", async () => {
  await page.viewport(1280, 740);
  const desk = deskWith(["Ada", "Kai Venkatanarasimharajuvaripeta of the Eastern Godavari District"], {
    samePerson: 2,
  });
  desk.change(desk.named("Ada").id, { status: "interview", suspected: true });
  await show("?view=board");
  await expectTexts(cards("Interview"), ["Ada"]);
  const sizeOf = (thing: Element) => thing.getBoundingClientRect();
  for (const stage of ["New", "Interview"]) expect(sizeOf(cards(stage).element()).height).toBeLessThan(65);
  const columnWidth = (stage: string) => sizeOf(column(stage).element()).width;
  await expect.poll(() => columnWidth("Offer")).toBeLessThan(110);
  await expect.poll(() => columnWidth("Interview")).toBeGreaterThan(300);
  await expect.element(cards("Interview")).toMatchTextContent(/Suspected spam · ?2 applications/);
  await expectAccessible();
});

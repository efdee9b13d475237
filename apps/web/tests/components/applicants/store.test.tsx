import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clearDashboardData } from "@/app/(dashboards)/_shared/sign-in/sign-in";
import { askedOf, cut, hold } from "../kit/cms";
import { COLLEAGUE, deskWith } from "./desk";
import { closePanel, dialogOf, openPanel, region, show, statusOf } from "./screen";

const CHANGE = "PATCH /api/dashboard/applications/:id";
const DETAIL = "GET /api/dashboard/applications/:id";
const LIST = "GET /api/dashboard/applications";

const status = page.getByRole("dialog").getByRole("combobox", { name: "Status" });
const bar = page.getByRole("region", { name: "Selected applications" });
const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage}`) });
const cards = (stage: string) => column(stage).getByRole("listitem");

test("a status is shown at once in the panel and in the list, and taken back in both if it is not saved", async () => {
  const desk = deskWith(["Ada"]);
  await show();
  await openPanel("Ada");
  const restore = cut(CHANGE);
  const release = hold(CHANGE);
  await status.selectOptions("Offer");
  await expect.element(status).toHaveValue("offer");
  await expect.element(statusOf("Ada")).toHaveValue("offer");
  release();
  await expect.element(dialogOf("Ada").getByText("The status of Ada could not be saved.")).toBeVisible();
  await expect.element(status).toHaveValue("new");
  await expect.element(statusOf("Ada")).toHaveValue("new");
  restore();
  await status.selectOptions("Hired");
  await expect.element(statusOf("Ada")).toHaveValue("hired");
  await expect.poll(desk.statuses).toEqual({ Ada: "hired" });
});

test("a status that is chosen in the panel is on the card behind it, which stays where the focus goes back to", async () => {
  deskWith(["Ada", "Ben"]);
  await show("?view=board");
  const card = column("New").getByRole("button", { name: "Ada", exact: true });
  await card.click();
  cut(CHANGE);
  const release = hold(CHANGE);
  await status.selectOptions("Offer");
  await expect.element(cards("New").last().getByRole("combobox")).toHaveValue("offer");
  release();
  await expect.element(dialogOf("Ada").getByText("The status of Ada could not be saved.")).toBeVisible();
  await expect.element(cards("New").last().getByRole("combobox")).toHaveValue("new");
  await closePanel();
  await expect.element(card).toHaveFocus();
});

test("what the panel reads is in the list too, without another look at it", async () => {
  const desk = deskWith(["Asha"]);
  await show();
  await expect.element(statusOf("Asha")).toHaveValue("new");
  desk.changeStatus(desk.named("Asha").id, "hired", "", COLLEAGUE);
  const count = askedOf(LIST).length;
  await openPanel("Asha");
  await expect.element(status).toHaveValue("hired");
  await expect.element(statusOf("Asha")).toHaveValue("hired");
  expect(askedOf(LIST)).toHaveLength(count);
});

test("of two changes that are not saved nothing is left", async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  cut(CHANGE);
  const release = hold(CHANGE);
  await status.selectOptions("Interview");
  await status.selectOptions("Offer");
  await expect.element(status).toHaveValue("offer");
  await expect.element(statusOf("Asha")).toHaveValue("offer");
  release();
  await expect.element(dialogOf("Asha").getByText("The status of Asha could not be saved.")).toBeVisible();
  await expect.element(status).toHaveValue("new");
  await expect.element(statusOf("Asha")).toHaveValue("new");
});

test("a change that is not saved takes back no other", async () => {
  deskWith(["Asha"]);
  await show();
  await openPanel("Asha");
  cut(CHANGE, 1);
  const release = hold(CHANGE);
  await status.selectOptions("Interview");
  await status.selectOptions("Offer");
  release();
  await expect.element(dialogOf("Asha").getByText("The status of Asha could not be saved.")).toBeVisible();
  await expect.element(status).toHaveValue("interview");
  await expect.element(statusOf("Asha")).toHaveValue("interview");
});

test("a change of status reads no more than what it changes", async () => {
  deskWith(["Asha", "Ben"]);
  await show("?view=board");
  await expect.element(cards("Offer")).toHaveLength(0);
  await expect.element(cards("New")).toHaveLength(2);
  const stagesRead = () =>
    askedOf(LIST)
      .map(({ query }) => query.status)
      .sort();
  const before = stagesRead();
  await cards("New").last().getByRole("combobox").selectOptions("Offer");
  await expect.element(page.getByText("Asha: Offer")).toBeVisible();
  await expect.element(cards("Offer")).toHaveLength(1);
  await expect.poll(stagesRead).toEqual([...before, "new", "offer"].sort());
  expect(askedOf(DETAIL)).toEqual([]);
});

test("a selection lasts while the list is read again, and goes by what is shown since", {
  tags: ["full"],
}, async () => {
  const desk = deskWith(Array.from({ length: 12 }, (_, index) => `Nr${index}`));
  await show();
  for (const name of ["Nr10", "Nr11"])
    await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).click();
  desk.changeStatus(desk.named("Nr10").id, "offer", "", COLLEAGUE);
  // The list is read again after a change that was not saved.
  cut(CHANGE);
  await statusOf("Nr11").selectOptions("Interview");
  await expect.element(statusOf("Nr10")).toHaveValue("offer");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await region.getByRole("button", { name: "Next" }).click();
  await expect.element(statusOf("Nr0")).toBeVisible();
  await expect.element(bar).toMatchTextContent("2 selected");
  await bar.getByRole("combobox", { name: "Change the status to" }).selectOptions("Hired");
  await bar.getByRole("button", { name: "Change", exact: true }).click();
  await expect.element(bar).toMatchTextContent("2 applications changed to Hired.");
  await expect.poll(desk.statuses).toMatchObject({ Nr10: "hired", Nr11: "hired" });
});

test("nothing that was known of an application is left after signing out", async () => {
  const desk = deskWith(["Asha"]);
  const { id, updatedAt } = desk.named("Asha");
  await show();
  await statusOf("Asha").selectOptions("Offer");
  await expect.element(page.getByText("Asha: Offer")).toBeVisible();
  desk.change(id, { status: "new", updatedAt });
  await clearDashboardData();
  await region.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect.element(statusOf("Asha")).toHaveValue("new");
});

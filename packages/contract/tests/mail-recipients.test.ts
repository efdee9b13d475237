import { leftOut } from "@repo/contract/application/recipients";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { expect, it } from "vitest";

const recipient = (name: string, status: ApplicationStatus = "new", alike: number | null = null) => ({
  id: name,
  name,
  status,
  alike,
});
const names = (...[recipients, included]: Parameters<typeof leftOut>) =>
  Object.values(leftOut(recipients, included)).map((each) => each.map(({ name }) => name).join(" "));

const all = [
  recipient("Ada", "rejected", 0),
  recipient("Ben", "new", 0),
  recipient("Cem", "in_review", 0),
  recipient("Dee", "withdrawn"),
  recipient("Eli", "rejected"),
];

it("leaves out who has withdrawn or is rejected, and of one address all but the newest", () => {
  expect(names(all, { rejected: false, twice: false })).toEqual(["Dee", "Ada Eli", "Cem"]);
});

it("lets in who is asked for, but nobody who has withdrawn", () => {
  expect(names(all, { rejected: true, twice: false })).toEqual(["Dee", "", "Ben Cem"]);
  expect(names(all, { rejected: false, twice: true })).toEqual(["Dee", "Ada Eli", ""]);
  expect(names(all, { rejected: true, twice: true })).toEqual(["Dee", "", ""]);
});

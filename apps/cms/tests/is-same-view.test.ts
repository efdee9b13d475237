import { expect, it } from "vitest";
import { isSameView } from "../src/ops/backup/is-same-view";

const view = (label: string, searchable: boolean) =>
  JSON.stringify({
    settings: { pageSize: 20 },
    metadatas: { id: { edit: { label }, list: { searchable } } },
    layouts: { list: ["id"], edit: [] },
  });
const reordered = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(view("Title", true))).reverse()));

it("a view is the same whatever Strapi has stored of a component's list, and in whatever order", () => {
  expect(isSameView("site.phone", view("Title", true), view("Title", false))).toBe(true);
  expect(isSameView("site.phone", view("Title", true), view("Name", true))).toBe(false);
  expect(isSameView("api::job.job", view("Title", true), reordered)).toBe(true);
  expect(isSameView("api::job.job", view("Title", true), view("Title", false))).toBe(false);
});

import { expect, it } from "vitest";
import { formOf, isChosen } from "../admin/src/chosen-field";

const chosen = { type: "preview:field", uid: "api::article.article", documentId: "abc", field: "title" };

it("leads to the form of an entry, or of what there is once", () => {
  expect(isChosen(chosen) && formOf(chosen)).toBe("/content-manager/collection-types/api::article.article/abc");
  const once = { ...chosen, documentId: undefined };
  expect(isChosen(once) && formOf(once)).toBe("/content-manager/single-types/api::article.article");
});

it.each([
  null,
  "preview:field",
  { ...chosen, type: "other" },
  { ...chosen, uid: "../settings" },
  { ...chosen, documentId: "../../../settings/users" },
  { ...chosen, field: 1 },
])("a message of another kind leads nowhere: %o", (message) => {
  expect(isChosen(message)).toBe(false);
});

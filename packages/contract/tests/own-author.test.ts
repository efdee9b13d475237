import { expect, it } from "vitest";
import { ownAuthor } from "../src/post/own-author";

const authors = [
  { id: "ada", name: "Ada Brass" },
  { id: "bo", name: "Bo Copper" },
  { id: "bo-tin", name: "Bo Tin" },
  { id: "zoe", name: "Zoë  van Zinc" },
];

it.each([
  ["ada.brass@example.com", "ada"],
  ["Ada_Brass+blog@example.com", "ada"],
  ["ada@example.com", "ada"],
  ["bo-tin@example.com", "bo-tin"],
  ["zoe.van.zinc@example.com", "zoe"],
  ["bo@example.com", null],
  ["ada.copper@example.com", null],
  ["brass@example.com", null],
  ["blog@example.com", null],
  ["@example.com", null],
  ["", null],
])("the address %j stands for %j", (email, author) => {
  expect(ownAuthor(email, authors)).toBe(author);
});

it("an address stands for none of two people with one name", () => {
  expect(ownAuthor("ada.brass@example.com", [...authors, { id: "other", name: "Ada Brass" }])).toBeNull();
});

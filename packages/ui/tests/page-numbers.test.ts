import { expect, it } from "vitest";
import { numbersAround } from "../src/page-numbers";

it.each([
  [1, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 8]],
  [2, 8, [1, 2, 3, 4, 8]],
  [4, 8, [1, 3, 4, 5, 8]],
  [500, 1000, [1, 499, 500, 501, 1000]],
  [999, 1000, [1, 997, 998, 999, 1000]],
  [1000, 1000, [1, 997, 998, 999, 1000]],
])("page %i of %i can go to %j", (page, last, numbers) => {
  expect(numbersAround(page, last)).toEqual(numbers);
});

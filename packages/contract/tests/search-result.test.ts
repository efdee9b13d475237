import { expect, it } from "vitest";
import { jobDescription, searchTitle } from "../src/search/result";

it("a page without a title has none in search results, not the firm's name alone", () => {
  expect(searchTitle(" ", "Lamp")).toBe("");
  expect(searchTitle("Cloud", "Lamp")).toBe("Cloud | Lamp");
});

it("a job without details is described by its description", () => {
  expect(jobDescription({ details: "", description: "Keeps lamps." })).toBe("Keeps lamps.");
  expect(jobDescription({ details: "Full time", description: "Keeps lamps." })).toBe("Full time. Keeps lamps.");
});

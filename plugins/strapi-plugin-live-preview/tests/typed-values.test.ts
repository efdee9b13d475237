import { expect, it } from "vitest";
import { typedValues } from "../server/src/typed-values";

const slide = { attributes: { title: { type: "string" }, picture: { type: "media", multiple: false } } };
const article = {
  attributes: {
    title: { type: "string" },
    score: { type: "float" },
    body: { type: "blocks" },
    secret: { type: "password" },
    author: { type: "relation" },
    slides: { type: "component", repeatable: true, component: "a.slide" },
    sections: { type: "dynamiczone", components: ["a.slide"] },
  },
};
const models = { getModel: () => slide } as never;
const typed = (form: Record<string, unknown>) => typedValues(models, article as never, form);

it("what is typed is shown, and what is half typed or of another kind counts as empty", () => {
  expect(typed({ title: "A", score: 1.5, body: [] })).toEqual({ title: "A", score: 1.5, body: [] });
  expect(typed({ title: 7, score: "1", body: "text" })).toEqual({ title: null, score: null, body: null });
});

it("relations and passwords are left as they are stored", () => {
  expect(typed({ author: [1], secret: "word", none: 1 })).toEqual({});
});

it("an entry of a list is shown before it has a row, and files by their ids", () => {
  const slides = [{ __temp_key__: "a0", title: "New", picture: { id: 3 } }, { id: 7 }, "no slide"];
  expect(typed({ slides })).toEqual({ slides: [{ id: "a0", title: "New", picture: 3 }, { id: 7 }] });
});

it("sections of a dynamic zone stay what they are, and others are none", () => {
  const sections = [{ __component: "a.slide", id: 1, title: "A" }, { __component: "a.other", id: 2 }, null];
  expect(typed({ sections })).toEqual({ sections: [{ __component: "a.slide", id: 1, title: "A" }] });
});

import { expect, it } from "vitest";
import { keepMark, partsWithMarks, readMarks, withMark, withoutMarks } from "../../src/preview/mark";

const title = { uid: "api::home-page.home-page", field: "heroSlides.0.title" };
const quote = { uid: "api::service.service", documentId: "abcdefghijklmnopqrstuvwx", field: "testimonials.1.quote" };

it("is read from a text as it was written, and from several that stand together", () => {
  const both = withMark("Hello", title) + withMark("", quote) + withMark("wörld 🌍", title);
  expect(readMarks(both)).toEqual([title, quote, title]);
  expect(withoutMarks(both)).toBe("Hellowörld 🌍");
});

it("ends a part of a text", () => {
  const street = withMark("12 Main Road, ", title);
  const city = withMark("Hyderabad", quote);
  expect(partsWithMarks(`${street}${city}, India`)).toEqual([street, city, ", India"]);
  expect(partsWithMarks("Hello")).toEqual(["Hello"]);
});

it("is in no other text", () => {
  expect(readMarks("Hello ☎️ 👨‍👩‍👧 5️⃣")).toEqual([]);
});

it("stays with a text that is cut", () => {
  const cut = keepMark(withMark("Hello world", title), (text) => text.slice(0, 5));
  expect(withoutMarks(cut)).toBe("Hello");
  expect(readMarks(cut)).toEqual([title]);
  expect(keepMark("Hello world", (text) => text.slice(0, 5))).toBe("Hello");
});

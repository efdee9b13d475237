import { expect, it } from "vitest";
import { putMetadataFirst } from "../server/html/metadata-first.ts";

const START =
  '<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>';
const PRELOAD = '<link rel="preload" as="image" href="/a.webp"/><link rel="stylesheet" href="/a.css"/>';
const METADATA =
  '<title>A $&amp; B</title><meta name="description" content="&gt;"/><meta property="og:title" content="A"/><link rel="canonical" href="/"/>';
const BODY = '<body><p>A</p><svg><use href="#a"></use></svg>';

it("puts what a page says of itself directly behind charset and viewport", () => {
  const expected = `${START}${METADATA}${PRELOAD}<script></script></head>${BODY}</body></html>`;
  expect(putMetadataFirst(`${START}${PRELOAD}${METADATA}<script></script></head>${BODY}</body></html>`)).toBe(expected);
});

it("takes what React has written late out of the body", () => {
  const late = `${START}${PRELOAD}</head>${BODY}<script>1</script>${METADATA}<script>2</script></body></html>`;
  const expected = `${START}${METADATA}${PRELOAD}</head>${BODY}<script>1</script><script>2</script></body></html>`;
  expect(putMetadataFirst(late)).toBe(expected);
});

it.each([`<html><head>${METADATA}</head>`, `${START}</head>${BODY}`])("leaves %s alone", (html) => {
  expect(putMetadataFirst(html)).toBe(html);
});

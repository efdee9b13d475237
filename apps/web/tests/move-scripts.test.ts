import { expect, it } from "vitest";
import { moveScriptsToEnd } from "../server/html/move-scripts.ts";

const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/b.js" async=""></script><script src="/a.js" id="_R_" async=""></script>';
const OTHERS =
  '<script src="/old.js" noModule=""></script><script type="application/ld+json">{}</script><link rel="preload" as="image" href="/a.webp"/>';

it("moves what loads without holding anything up to the end, in its order, and nothing else", () => {
  expect(moveScriptsToEnd(`<head>${SCRIPTS}${OTHERS}</head><body><p>A</p><script>1</script></body></html>`)).toBe(
    `<head>${OTHERS}</head><body><p>A</p><script>1</script>${SCRIPTS}</body></html>`,
  );
});

it("leaves a page without an end alone", () => {
  expect(moveScriptsToEnd(`<head>${SCRIPTS}</head><body>`)).toBe(`<head>${SCRIPTS}</head><body>`);
});

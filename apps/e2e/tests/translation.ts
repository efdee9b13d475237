import type { Page } from "@playwright/test";
import { isHydrated } from "./hydration";

/** What a translator of these tests makes of a text. */
export const translated = (text: string) => `‹${text}›`;

/**
 * Translates each page as Chrome and Edge do: two `<font>` elements take the place of each text, also of one that comes or
 * changes later. It starts when the page is hydrated: before, React would report that it has to render the page once more.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`window.isHydrated = ${isHydrated}`);
  await page.addInitScript(() => {
    const isHydrated: () => boolean = Reflect.get(window, "isHydrated");
    // Browsers translate from a world of their own, where the page's guard is not.
    const { insertBefore, removeChild } = Node.prototype;

    function translate() {
      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest("font, script, style, textarea")) continue;
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).textContent = `‹${text.data}›`;
        insertBefore.call(parent, outer, text);
        removeChild.call(parent, text);
      }
    }

    function start() {
      if (!isHydrated()) return requestAnimationFrame(start);
      translate();
      new MutationObserver(translate).observe(document, { childList: true, characterData: true, subtree: true });
    }
    start();
  });
}

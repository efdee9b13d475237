import type { Page } from "@playwright/test";
import { isHydrated } from "./hydration";

export const translated = (text: string) => `‹${text}›`;

/**
 * Translates each page as Chrome and Edge do: two `<font>` elements replace each text, including later ones. It waits
 * for hydration, because React would otherwise report that it renders the page once more.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`window.isHydrated = ${isHydrated}`);
  await page.addInitScript(() => {
    const isHydrated: () => boolean = Reflect.get(window, "isHydrated");
    // Browsers translate from an isolated world, without the page's guard.
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

"use client";

import { useClientNavigation } from "./use-client-navigation";

/** Focuses the new title after a link, but not after going back or while a dialog with its own URL is open. */
export function FocusTitle() {
  useClientNavigation((byLink) => {
    if (!byLink || location.hash || document.querySelector("dialog[open]")) return;
    // Next.js keeps previous pages in the DOM, but hides them.
    const title = [...document.querySelectorAll("h1")].find((heading) => heading.offsetParent);
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
  return null;
}

"use client";

import { useClientNavigation } from "./use-client-navigation";

/** After following a link, focuses the new title. Not after going back, nor when a dialog with its own URL is open. */
export function FocusTitle() {
  useClientNavigation((byLink) => {
    if (!byLink || location.hash || document.querySelector("dialog[open]")) return;
    // Next.js keeps previous pages in the DOM, hidden.
    const title = [...document.querySelectorAll("h1")].find((heading) => heading.offsetParent);
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
  return null;
}

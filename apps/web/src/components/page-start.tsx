"use client";

import { useArrival } from "./use-arrival";

/**
 * After a link, the focus is on the title of the new page, which Next.js announces. Whoever goes back in the history
 * stays where the browser leads, and a dialog with an address of its own keeps the focus.
 */
export function PageStart() {
  useArrival((byLink) => {
    if (!byLink || location.hash || document.querySelector("dialog[open]")) return;
    // Pages that were left are kept, hidden.
    const title = [...document.querySelectorAll("h1")].find((heading) => heading.offsetParent);
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
  return null;
}

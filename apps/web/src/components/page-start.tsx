"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * After a link, the focus is on the title of the new page, which Next.js announces. Whoever goes back in the history
 * stays where the browser leads, and a dialog with an address of its own keeps the focus.
 */
export function PageStart() {
  const path = usePathname();
  const loading = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = useRef(loading ? path : undefined);
  const wentBackTo = useRef<string>(undefined);

  useEffect(() => {
    const remember = () => {
      wentBackTo.current = location.pathname;
    };
    // Before Next.js hears of it, and shows the page at once.
    addEventListener("popstate", remember, true);
    return () => removeEventListener("popstate", remember, true);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const stays = wentBackTo.current === path || location.hash || document.querySelector("dialog[open]");
    wentBackTo.current = undefined;
    if (stays) return;
    // Pages that were left are kept, hidden.
    const title = [...document.querySelectorAll("h1")].find((heading) => heading.offsetParent);
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [path]);

  return null;
}

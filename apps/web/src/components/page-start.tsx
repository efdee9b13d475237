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
  const followsLink = useRef(!loading);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      followsLink.current = target instanceof Element && target.closest("a[href]") !== null;
    };
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const stays = !followsLink.current || location.hash || document.querySelector("dialog[open]");
    followsLink.current = false;
    if (stays) return;
    // Pages that were left are kept, hidden.
    const title = [...document.querySelectorAll("h1")].find((heading) => heading.offsetParent);
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [path]);

  return null;
}

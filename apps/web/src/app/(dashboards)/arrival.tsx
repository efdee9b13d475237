"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** A title that is on its way is there by then. */
const TITLE_MS = 500;

const never = () => () => {};

/** After a navigation in the browser: puts the focus at the beginning of the page, and says what it is called. */
export function Arrival() {
  const path = usePathname();
  const hydrating = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const previous = useRef(hydrating ? path : undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    document.getElementById("main")?.focus();
    silenceNext();
    const before = document.title;
    const timer = setTimeout(() => setTitle(document.title), TITLE_MS);
    const observer = new MutationObserver(() => {
      if (!document.title || document.title === before) return;
      setTitle(document.title);
      observer.disconnect();
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** Next.js announces the title that it finds, which is that of the page before while the new one is on its way. */
function silenceNext() {
  const [announcer] = document.querySelector("next-route-announcer")?.shadowRoot?.children ?? [];
  announcer?.setAttribute("aria-live", "off");
}

"use client";

import { useState } from "react";
import { useArrival } from "@/components/use-arrival";

/** A title that is on its way is there by then. */
const TITLE_MS = 500;

/** After a navigation in the browser: puts the focus at the beginning of the page, and says what it is called. */
export function Arrival() {
  const [title, setTitle] = useState("");

  useArrival(() => {
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
  });

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

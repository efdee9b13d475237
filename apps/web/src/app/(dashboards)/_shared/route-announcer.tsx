"use client";

import { useState } from "react";
import { useClientNavigation } from "@/components/page/use-client-navigation";

/** A title that is streamed has arrived after this time. */
const TITLE_MS = 500;

/** After a client-side navigation, moves the focus to the start of the page and announces its title. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState("");

  useClientNavigation(() => {
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

/** Silences Next.js, which announces the previous page's title while the new one is still streaming. */
function silenceNext() {
  const [announcer] = document.querySelector("next-route-announcer")?.shadowRoot?.children ?? [];
  announcer?.setAttribute("aria-live", "off");
}

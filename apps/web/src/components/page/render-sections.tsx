"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { onFirstInteraction } from "@/lib/first-interaction";

/** Safari has no idle moments to tell of. */
const IDLE_FALLBACK_MS = 50;

/**
 * Has sections below the window rendered one by one once a visitor moves, while nothing else is to do: all at once, they
 * would hold a phone up (docs/decisions/0034-deferred-sections.md).
 */
export function RenderSections() {
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    let isThere = true;
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, IDLE_FALLBACK_MS));
    const renderNext = () => {
      const section = document.querySelector<HTMLElement>(".section:not([data-rendered])");
      if (!section || !isThere) return;
      section.dataset.rendered = "";
      later(renderNext);
    };
    const ignore = onFirstInteraction(() => later(renderNext));
    return () => {
      isThere = false;
      ignore();
    };
  }, [path]);

  return null;
}

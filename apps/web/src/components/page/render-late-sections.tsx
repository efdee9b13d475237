"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { onFirstInteraction } from "@/lib/first-interaction";

const IDLE_FALLBACK_MS = 50;
/** Chromium may stop calling idle callbacks while nothing moves on the page. */
const LATEST_MS = 500;

/** Renders late sections one by one, in idle time after the first interaction: docs/decisions/0033-critical-css.md. */
export function RenderLateSections() {
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    let isThere = true;
    const later = (run: () => void) =>
      window.requestIdleCallback?.(run, { timeout: LATEST_MS }) ?? setTimeout(run, IDLE_FALLBACK_MS);
    const renderNext = () => {
      const section = document.querySelector<HTMLElement>(":is(.section, .rendered-late):not([data-rendered])");
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

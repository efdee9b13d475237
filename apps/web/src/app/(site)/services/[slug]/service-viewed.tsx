"use client";

import { useEffect } from "react";
import { trackServiceView } from "@/lib/analytics";

export function ServiceViewed({ title, slug }: { title: string; slug: string }) {
  useEffect(() => {
    // Strict mode runs effects twice in a row: only the second run gets as far as its timer.
    const timer = setTimeout(() => trackServiceView(title, slug));
    return () => clearTimeout(timer);
  }, [title, slug]);
  return null;
}

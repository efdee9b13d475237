"use client";

import { useEffect } from "react";
import { trackServiceView } from "@/lib/consent/analytics";

export function ServiceViewed({ title, slug }: { title: string; slug: string }) {
  useEffect(() => {
    // Strict mode runs effects twice: the timer lets only the second run count.
    const timer = setTimeout(() => trackServiceView(title, slug));
    return () => clearTimeout(timer);
  }, [title, slug]);
  return null;
}

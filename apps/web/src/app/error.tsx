"use client";

import { buttonClass } from "@repo/ui/button";
import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** A page that could not be rendered, and never was before. */
export default function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const path = usePathname();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-items-center bg-mist p-6">
      <div className="card max-w-lg p-10 text-center">
        <h1 className="text-card">{titleOf(path)}</h1>
        <p className="mt-3 text-slate">Our content service is taking a moment. Please try again.</p>
        <button type="button" className={buttonClass("primary", "mt-6")} onClick={retry}>
          Try Again
        </button>
      </div>
    </main>
  );
}

/** The specification's words for the blog. */
function titleOf(path: string): string {
  if (!path.startsWith("/blog")) return "This page can’t be shown right now";
  return /^\/blog\/[\da-f-]{36}$/.test(path)
    ? "Failed to load blog post."
    : "Failed to load blog posts. Please try again later.";
}

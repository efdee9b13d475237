"use client";

import { buttonClass } from "@repo/ui/button";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { SkipLink } from "@/components/page/skip-link";

/** This component is part of every page's bundle, so keep it small. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const { title, back, label } = failureAt(usePathname());
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <SkipLink to="#main" />
      <main id="main" tabIndex={-1} className="outline-none grid min-h-dvh place-items-center bg-mist p-6">
        <title>{title}</title>
        <div className="card max-w-lg p-10 text-center">
          <h1 className="text-card">{title}</h1>
          <p className="mt-3 text-slate">We know of it. Please try again in a moment.</p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <button type="button" className={buttonClass("primary")} onClick={() => location.reload()}>
              Try Again
            </button>
            <a href={back} className={buttonClass("outline")}>
              {label}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}

function failureAt(path: string) {
  if (!path.startsWith("/blog")) return { title: "This page can’t be shown right now", back: "/", label: "Home" };
  const isPost = /^\/blog\/[\da-f-]{36}$/.test(path);
  if (isPost) return { title: "Failed to load blog post.", back: "/blog", label: "Back to Blog" };
  return { title: "Failed to load blog posts. Please try again later.", back: "/", label: "Home" };
}

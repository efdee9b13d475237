"use client";

import { buttonClass } from "@repo/ui/button";
import { CloudOff } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { Link } from "@/components/link";
import { Notice } from "@/components/notice";

/** A page that could not be rendered, and never was before. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const { title, back, label } = failureAt(usePathname());
  useEffect(() => console.error(error), [error]);
  return (
    <main>
      <title>{title}</title>
      <Notice icon={<CloudOff aria-hidden />} title={title} text="Our content service is taking a moment.">
        <button type="button" className={buttonClass("primary")} onClick={() => location.reload()}>
          Try Again
        </button>
        <Link href={back} className={buttonClass("outline")}>
          {label}
        </Link>
      </Notice>
    </main>
  );
}

/** The specification has words of its own for the blog. */
function failureAt(path: string) {
  if (!path.startsWith("/blog")) return { title: "This page can’t be shown right now", back: "/", label: "Home" };
  const isPost = /^\/blog\/[\da-f-]{36}$/.test(path);
  if (isPost) return { title: "Failed to load blog post.", back: "/blog", label: "Back to Blog" };
  return { title: "Failed to load blog posts. Please try again later.", back: "/", label: "Home" };
}

"use client";

import { buttonClass } from "@repo/ui/button";
import { CloudOff } from "lucide-react";
import { Link } from "@/components/link";
import { Notice } from "@/components/notice";

export default function PostError({ retry }: { retry: () => void }) {
  return (
    <Notice icon={<CloudOff aria-hidden />} title="Failed to load blog post.">
      <button type="button" className={buttonClass("primary")} onClick={retry}>
        Try Again
      </button>
      <Link href="/blog" className={buttonClass("outline")}>
        Back to Blog
      </Link>
    </Notice>
  );
}

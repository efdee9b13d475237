"use client";

import { buttonClass } from "@repo/ui/button";
import { CloudOff } from "lucide-react";
import { Notice } from "@/components/notice";

export default function BlogError({ retry }: { retry: () => void }) {
  return (
    <Notice icon={<CloudOff aria-hidden />} title="Failed to load blog posts. Please try again later.">
      <button type="button" className={buttonClass("primary")} onClick={retry}>
        Try Again
      </button>
    </Notice>
  );
}

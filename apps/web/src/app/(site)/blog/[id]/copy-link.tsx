"use client";

import { Icon } from "@repo/ui/icon";
import { useEffect, useState } from "react";
import { copyText } from "@/lib/copy-text";

const SHOWN_MS = 3_000;

export function CopyLink({ url, className }: { url: string; className: string }) {
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(setCopied, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <span className="relative block">
      <button
        type="button"
        aria-label="Copy link"
        className={className}
        onClick={async () => setCopied(await copyText(url))}
      >
        {copied ? <Icon name="check" className="size-5" /> : <Icon name="link-2" className="size-5" />}
      </button>
      <span role="status" className="absolute top-full right-0 mt-1 whitespace-nowrap text-slate text-sm">
        {copied && <span>Link copied</span>}
        {copied === false && <span>Please copy the address of this page</span>}
      </span>
    </span>
  );
}

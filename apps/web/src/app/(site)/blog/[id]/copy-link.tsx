"use client";

import { Check, Link2 } from "lucide-react";
import { useEffect, useState } from "react";

const SHOWN_MS = 3_000;

export function CopyLink({ url, className }: { url: string; className: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, SHOWN_MS, false);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <span className="relative block">
      <button
        type="button"
        aria-label="Copy link"
        className={className}
        onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {copied ? <Check aria-hidden className="size-5" /> : <Link2 aria-hidden className="size-5" />}
      </button>
      <span role="status" className="absolute top-full right-0 mt-1 whitespace-nowrap text-slate text-sm">
        {copied && "Link copied"}
      </span>
    </span>
  );
}

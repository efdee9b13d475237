"use client";

import { REOPEN } from "@/lib/reopen-consent";

export function CookieSettings({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={(event) => event.currentTarget.dispatchEvent(new Event(REOPEN, { bubbles: true }))}
      className="min-h-8 text-sky text-sm underline underline-offset-4 hover:text-white"
    >
      {label}
    </button>
  );
}

"use client";

import { reopenConsent } from "@/lib/consent/reopen-consent";

export function CookieSettings({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={(event) => reopenConsent(event.currentTarget)}
      className="min-h-8 text-sky text-sm underline underline-offset-4 hover:text-white"
    >
      {label}
    </button>
  );
}

import { Toaster } from "@repo/ui/toaster";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Arrival } from "./arrival";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Sign-in pages and dashboards: without the public header and footer, and not to be found. */
export default function DashboardsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-lg bg-white px-4 py-2 font-semibold text-blue-700 focus:translate-y-0"
      >
        Skip to content
      </a>
      <main id="main" tabIndex={-1} className="min-h-dvh bg-mist outline-none">
        {children}
      </main>
      <Toaster />
      <Arrival />
    </>
  );
}

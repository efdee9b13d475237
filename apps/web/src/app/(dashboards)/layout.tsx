import { Toaster } from "@repo/ui/toaster";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SkipLink } from "@/components/skip-link";
import { Arrival } from "./arrival";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function DashboardsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to="#content" />
      <main id="main" tabIndex={-1} className="min-h-dvh bg-mist outline-none">
        {children}
      </main>
      <Toaster />
      <Arrival />
    </>
  );
}

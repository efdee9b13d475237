import "../globals.css";
import { Toaster } from "@repo/ui/toaster";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { RouteAnnouncer } from "@/app/(dashboards)/_shared/route-announcer";
import { SkipLink } from "@/components/page/skip-link";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function DashboardsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to="#content" />
      <main id="main" tabIndex={-1} className="min-h-dvh bg-mist outline-none">
        {children}
      </main>
      <Toaster />
      <RouteAnnouncer />
    </>
  );
}

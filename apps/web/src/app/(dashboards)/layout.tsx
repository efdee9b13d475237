import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Sign-in pages and dashboards: without the public header and footer, and not to be found. */
export default function DashboardsLayout({ children }: { children: ReactNode }) {
  return children;
}

import { colors, company, companyOfPage } from "@repo/brand";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { TrialNote } from "@/components/page/trial-note";
import { siteMetadata } from "@/lib/seo/metadata";
import { headings, text } from "./fonts";
import "./public.css";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: colors.primaryNight };

// `stale` is 30 s, which is too short for Next.js to put the content into a static shell.
export const instant = false;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={company().locale} data-company={companyOfPage()} className={`${text.variable} ${headings.variable}`}>
      <body>
        <TrialNote>{children}</TrialNote>
      </body>
    </html>
  );
}

import { companyOfPage } from "@repo/brand";
import { paletteOf } from "@repo/brand/palette";
import { duotoneOf } from "@repo/brand/theme";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { Duotone } from "@/components/page/duotone";
import { TrialNote } from "@/components/page/trial-note";
import { brandStyle, currentCompany } from "@/lib/brand-style";
import { siteMetadata } from "@/lib/seo/metadata";
import { headings, text } from "./fonts";
import "./public.css";

export const generateMetadata = siteMetadata;

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: paletteOf((await currentCompany()).colors).primaryNight };
}

// `stale` is 30 s, which is too short for Next.js to put the content into a static shell.
export const instant = false;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const company = await currentCompany();
  return (
    <html
      lang={company.locale}
      data-company={companyOfPage(company)}
      className={`${text.variable} ${headings.variable}`}
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours and addresses that companyOf has checked */}
        <style data-brand="" dangerouslySetInnerHTML={{ __html: brandStyle(company) }} />
      </head>
      <body>
        <Duotone tables={duotoneOf(paletteOf(company.colors))} />
        <TrialNote>{children}</TrialNote>
      </body>
    </html>
  );
}

import type { Viewport } from "next";
import type { ReactNode } from "react";
import { siteMetadata } from "@/lib/seo/metadata";
import { inter, sora } from "./fonts";
import "./globals.css";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: "#0a3a5c" };

// `stale` is 30 s: too short for Next.js to put the content into a static shell.
export const instant = false;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${inter.variable} ${sora.variable}`}>
      <body>{children}</body>
    </html>
  );
}

import type { Viewport } from "next";
import type { ReactNode } from "react";
import { siteMetadata } from "@/lib/seo";
import { inter, sora } from "./fonts";
import "./globals.css";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: "#0a3a5c" };

// A browser shows content for 30 s at most without asking again, too short for Next.js to make a shell of it.
export const instant = false;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${inter.variable} ${sora.variable}`}>
      <body>{children}</body>
    </html>
  );
}

import type { Viewport } from "next";
import type { ReactNode } from "react";
import { siteMetadata } from "@/lib/seo";
import { inter, sora } from "./fonts";
import "./globals.css";

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: "#0a3a5c" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${inter.variable} ${sora.variable}`}>
      <body>{children}</body>
    </html>
  );
}

import localFont from "next/font/local";

export const text = localFont({
  src: "./fonts/text.woff2",
  variable: "--font-text",
  weight: "400 700",
  display: "swap",
  preload: false,
});

/** Is preloaded by complete-pages.ts, which knows whether the firm has its own. */
export const headings = localFont({
  src: "./fonts/display.woff2",
  variable: "--font-headings",
  weight: "650",
  display: "swap",
  preload: false,
});

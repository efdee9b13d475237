import localFont from "next/font/local";

export const text = localFont({
  src: "./fonts/text.woff2",
  variable: "--font-text",
  weight: "400 700",
  display: "swap",
  preload: false,
});

/** The only font that is preloaded: headings come first, and would shift the layout most. */
export const headings = localFont({
  src: "./fonts/display.woff2",
  variable: "--font-headings",
  weight: "650",
  display: "swap",
});

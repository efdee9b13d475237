import localFont from "next/font/local";

export const inter = localFont({
  src: "./fonts/inter.woff2",
  variable: "--font-inter",
  weight: "400 700",
  display: "swap",
  preload: false,
});

/** The only preloaded font: headings come first, and would shift the most. */
export const sora = localFont({
  src: "./fonts/sora.woff2",
  variable: "--font-sora",
  weight: "650",
  display: "swap",
});

/** The licences, as packages state them, that may be part of a product under the MIT License. */
export const FITTING = [
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 AND MIT",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "(AFL-2.1 OR BSD-3-Clause)",
  "(BSD-2-Clause OR MIT OR Apache-2.0)",
  "(MIT AND BSD-3-Clause)",
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "(MIT OR GPL-3.0-or-later)",
  "(MPL-2.0 OR Apache-2.0)",
  "(WTFPL OR MIT)",
];

/** `text` is the licence of the files, if the manifest doesn't state it. */
type Exception = { licence: string; text?: string; reason: string };

const FONT = "a font, which may go with any software";
const UNCHANGED = "asks for the source of changed files alone: it is used as it comes";
const ENTERPRISE =
  "Strapi's Enterprise Edition, which the free one brings along. It does nothing without a licence key, and this product has none";

/** Other packages that may be part of the product, with the licence that was read and the reason. */
export const EXCEPTIONS: Record<string, Exception> = {
  "@fontsource/noto-sans": { licence: "OFL-1.1", reason: FONT },
  "@fontsource/sora": { licence: "OFL-1.1", reason: FONT },
  "@strapi/content-releases": { licence: "Unknown", text: "Strapi Enterprise", reason: ENTERPRISE },
  "@strapi/review-workflows": { licence: "Unknown", text: "Strapi Enterprise", reason: ENTERPRISE },
  "@vercel/stega": { licence: "MPL-2.0", reason: UNCHANGED },
  "caniuse-lite": {
    licence: "CC-BY-4.0",
    reason: "data of caniuse.com, named here; builds read it, pages don't have it",
  },
  lightningcss: { licence: "MPL-2.0", reason: UNCHANGED },
  only: { licence: "Unknown", text: "MIT", reason: "its readme has the text" },
  pause: { licence: "Unknown", text: "MIT", reason: "its readme has the text" },
  "spawn-command": { licence: "Unknown", text: "MIT", reason: "its file LICENSE has the text" },
  "spdx-exceptions": {
    licence: "CC-BY-3.0",
    reason: "a list by The Linux Foundation and its contributors, named here",
  },
};

/** Programs with a package for each platform. Only this machine's are installed and can be read. */
export const PLATFORMS: { name: RegExp; shown: string; licence: string; reason: string }[] = [
  { name: /^@esbuild\//, shown: "@esbuild/*", licence: "MIT", reason: "" },
  {
    name: /^@img\/sharp-libvips-/,
    shown: "@img/sharp-libvips-*",
    licence: "LGPL-3.0-or-later",
    reason: "libvips, a library of its own that can be exchanged",
  },
  {
    name: /^@img\/sharp-win32-/,
    shown: "@img/sharp-win32-*",
    licence: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "a program with libvips in it",
  },
  { name: /^@img\/sharp-/, shown: "@img/sharp-*", licence: "Apache-2.0", reason: "" },
  { name: /^@next\/swc-/, shown: "@next/swc-*", licence: "MIT", reason: "" },
  { name: /^@rollup\/rollup-/, shown: "@rollup/rollup-*", licence: "MIT", reason: "" },
  { name: /^@swc\/core-/, shown: "@swc/core-*", licence: "Apache-2.0 AND MIT", reason: "" },
  { name: /^fsevents$/, shown: "fsevents", licence: "MIT", reason: "" },
  { name: /^lightningcss-/, shown: "lightningcss-*", licence: "MPL-2.0", reason: UNCHANGED },
];

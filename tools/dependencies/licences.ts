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

/** A name may end with an asterisk. `text` is the licence of the files, if the manifest doesn't state it. */
type Exception = { names: string[]; licence: string; text?: string; reason: string };

export const EXCEPTIONS: Exception[] = [
  {
    names: ["@fontsource/noto-sans", "@fontsource/sora"],
    licence: "OFL-1.1",
    reason: "a font, which may go with any software",
  },
  {
    names: ["@strapi/content-releases", "@strapi/review-workflows"],
    licence: "Unknown",
    text: "Strapi Enterprise",
    reason: "Strapi's Enterprise Edition, which does nothing without a licence key: this product has none",
  },
  {
    names: ["@vercel/stega", "lightningcss*"],
    licence: "MPL-2.0",
    reason: "asks for the source of changed files alone: it is used as it comes",
  },
  {
    names: ["@img/sharp-libvips-*"],
    licence: "LGPL-3.0-or-later",
    reason: "libvips, a library of its own that can be exchanged",
  },
  {
    names: ["@img/sharp-win32-*"],
    licence: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "a program with libvips in it",
  },
  {
    names: ["caniuse-lite"],
    licence: "CC-BY-4.0",
    reason: "data of caniuse.com, named here; builds read it, pages don't have it",
  },
  {
    names: ["spdx-exceptions"],
    licence: "CC-BY-3.0",
    reason: "a list by The Linux Foundation and its contributors, named here",
  },
  { names: ["only", "pause"], licence: "Unknown", text: "MIT", reason: "its readme has the text" },
  { names: ["spawn-command"], licence: "Unknown", text: "MIT", reason: "its file LICENSE has the text" },
];

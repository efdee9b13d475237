import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkitten";

type CardFont = { name: string; data: Buffer; weight: 600; letters: Set<number> };

const filesOf = (family: string, subsets: string[]) =>
  subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-600-normal.woff`);

/** A firm's own font is a woff2, which what draws the cards can't read. */
const CARD_FONTS = filesOf("sora", ["latin", "latin-ext"]);

/** Fonts for texts that the card's font can't write. Scripts whose letters must be joined are left out. */
const OTHER_SUBSETS = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

/** Characters that are invisible: parts of emoji, marks of text direction, and places for line breaks. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|\u20e3/gu;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

let read: { own: CardFont[]; others: CardFont[] } | undefined;

/** Reads the fonts synchronously: Next.js would not prerender a page that waits for a file. */
function families() {
  read ??= { own: CARD_FONTS.map(readFont("Own")), others: filesOf("noto-sans", OTHER_SUBSETS).map(readFont("Other")) };
  return read;
}

const readFont = (family: string) => (file: string, index: number) => {
  const data = readFileSync(path.join(process.cwd(), "node_modules", file));
  const font = create(data);
  return {
    name: `${family} ${index}`,
    data,
    weight: 600 as const,
    letters: new Set("characterSet" in font ? font.characterSet : []),
  };
};

const has = (fonts: CardFont[], letter: string) => fonts.some(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

export const cardFonts = () => Object.values(families()).flat();

/** Returns the one font family for a text that `drawable` has returned. */
export function familyOf(text: string): string {
  const { own, others } = families();
  const fonts = [...text].every((letter) => has(own, letter)) ? own : others;
  return fonts.map(({ name }) => name).join(", ");
}

/** Returns the text without symbols that no font has, or `null` if a letter would be missing. */
export function drawable(text: string): string | null {
  const { own, others } = families();
  const characters = [...text.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ")];
  const letters = characters.filter((character) => LETTER.test(character));
  const thatHas = (wanted: string[]) => [own, others].find((fonts) => wanted.every((each) => has(fonts, each)));
  const fonts = thatHas(characters) ?? thatHas(letters);
  if (!fonts) return null;
  const drawn = characters.filter((character) => has(fonts, character)).join("");
  return drawn.replace(/ +/g, " ").trim() || null;
}

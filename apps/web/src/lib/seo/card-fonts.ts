import { readFileSync } from "node:fs";
import path from "node:path";
import { CARD_FONTS } from "@repo/brand";
import { create } from "fontkitten";

type CardFont = { name: string; data: Buffer; weight: 600; letters: Set<number> };

/** For texts that the brand's font lacks a letter of. None of a script whose letters the renderer would have to join. */
const OTHER_FONTS = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"].map(
  (subset) => `@fontsource/noto-sans/files/noto-sans-${subset}-600-normal.woff`,
);

/** What is no letter of its own: of emoji, of the direction of a text, of where a line may break. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|\u20e3/gu;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

let read: { brand: CardFont[]; others: CardFont[] } | undefined;

/** Read at once: a page that waited for a file would not be rendered ahead. */
function families() {
  read ??= { brand: CARD_FONTS.map(readFont("Brand")), others: OTHER_FONTS.map(readFont("Other")) };
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

/** For what `drawable` returned: one family for all of it. */
export function familyOf(text: string): string {
  const { brand, others } = families();
  const fonts = [...text].every((letter) => has(brand, letter)) ? brand : others;
  return fonts.map(({ name }) => name).join(", ");
}

/** Without symbols that no font has. `null` where that would take a letter out of a word. */
export function drawable(text: string): string | null {
  const { brand, others } = families();
  const characters = [...text.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ")];
  const letters = characters.filter((character) => LETTER.test(character));
  const thatHas = (wanted: string[]) => [brand, others].find((fonts) => wanted.every((each) => has(fonts, each)));
  const fonts = thatHas(characters) ?? thatHas(letters);
  if (!fonts) return null;
  const drawn = characters.filter((character) => has(fonts, character)).join("");
  return drawn.replace(/ +/g, " ").trim() || null;
}

import { type IconNode, icons } from "lucide";
import { LUCIDE_ICONS } from "../src/icon-names.ts";
import { BRANDS } from "./brands.ts";

const SIDE = 24;

export function drawSprite(): string {
  const symbols = [
    ...LUCIDE_ICONS.map((name) => symbol(name, shapesOf(name))),
    ...Object.entries(BRANDS).map(([name, d]) => symbol(name, [["path", { d }]])),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">\n${symbols.join("\n")}\n</svg>\n`;
}

function shapesOf(name: string): IconNode {
  const key = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const shapes = icons[key as keyof typeof icons];
  if (!shapes) throw new Error(`Lucide has no icon "${name}".`);
  return shapes;
}

function symbol(id: string, shapes: IconNode): string {
  const drawn = shapes.map(([shape, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${shape}${written.join("")}/>`;
  });
  return `<symbol id="${id}" viewBox="0 0 ${SIDE} ${SIDE}">${drawn.join("")}</symbol>`;
}

import type { Core } from "@strapi/strapi";
import type { Entry, Picture, Rule } from "strapi-plugin-publishing-checks/strapi-server";
import { counted, type HintBounds, hintBounds, lengthIn } from "./hint-bounds";
import { searchTexts } from "./search-texts";

type Described = { config?: { metadatas?: Record<string, { edit?: { description?: string } }> } };
type Part = Entry["parts"][number];

export const hintLength: Rule = {
  name: "hint-length",
  level: "advice",
  check(entry, strapi) {
    const found = searchTexts(entry);
    const checkedElsewhere = [found?.title.path, found?.description.path];
    const boundsOf = (part: Part) =>
      checkedElsewhere.includes(part.trail.map(({ name }) => name).join(".")) ? undefined : hintOf(strapi, part);
    const texts = entry.texts.map((part) => [part, textMessage(part.value, boundsOf(part))] as const);
    const pictures = entry.pictures.map(({ part, picture }) => [part, widthMessage(picture, boundsOf(part))] as const);
    return [...texts, ...pictures].flatMap(([part, message]) => (message ? [{ part, message }] : []));
  },
};

function hintOf(strapi: Core.Strapi, { trail, name }: Part): HintBounds | undefined {
  const { config } = strapi.getModel(trail[trail.length - 1]?.model as never) as Described;
  return hintBounds(config?.metadatas?.[name]?.edit?.description ?? "");
}

function textMessage(text: string, bounds: HintBounds | undefined): string | undefined {
  if (!bounds) return undefined;
  const { min, max, unit } = bounds;
  const length = lengthIn(unit, text);
  if (length > max) return `This has ${counted(length, unit)}, and at most ${max} fit. Say the same in fewer words.`;
  if (length < min) return `This has ${counted(length, unit)}. ${min} to ${max} fit best.`;
  return undefined;
}

function widthMessage({ name, ...file }: Picture, bounds: HintBounds | undefined): string | undefined {
  const { width, ext } = file as { width?: number | null; ext?: string | null };
  if (!bounds || !width || ext === ".svg" || width >= bounds.min) return undefined;
  return `“${name}” is ${counted(width, "pixels")} wide. It needs ${bounds.min} to be sharp.`;
}

import type { Core } from "@strapi/strapi";
import { isBlank } from "../entry";
import { picturesInTexts } from "../text-pictures";
import type { Check, Entry, Found } from "../types";
import { placeOf } from "./alternative-text";

const FILE_NAME = /^[^\s/]+\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PICTURE_ADDRESS = /^(?=\S+$)(https?:\/\/|\/).+\.(avif|gif|jpe?g|png|svg|webp)(\?|$)/i;
const SAYS_NOTHING =
  /^(alt(ernative)?( text)?|caption|dsc|graphic|icon|illustration|image|img|photo|picture|screenshot|untitled)[\s_-]*\d*$/i;
const MARKDOWN_PICTURE = /!\[[^[\]]{0,300}\]\([^)\s]/;

export const pictureText: Check = {
  name: "picture-text",
  check: async (entry, strapi) => [...(await namelessPictures(entry, strapi)), ...writtenPictures(entry)],
};

async function namelessPictures(entry: Entry, strapi: Core.Strapi): Promise<Found[]> {
  const inTexts = await picturesInTexts(entry, strapi);
  const captions = inTexts
    .filter(({ caption }) => caption && SAYS_NOTHING.test(caption.trim()))
    .map(({ part, picture, caption }) => ({
      part,
      message: `“${picture.name}” has the caption “${caption}”, which visitors read below it. Write one, or remove it with its quotation marks.`,
    }));
  const texts = [...entry.pictures, ...inTexts].flatMap(({ part, picture }) => {
    const text = picture.alternativeText?.trim() ?? "";
    const isName = FILE_NAME.test(text) || words(text) === words(picture.name.replace(/\.\w+$/, ""));
    if (isBlank(text) || !(isName || SAYS_NOTHING.test(text))) return [];
    const message = `The alternative text “${text}” does not say what the picture shows. Put it into a sentence: ${placeOf(part)}.`;
    return [{ part, message }];
  });
  return [...texts, ...captions];
}

function writtenPictures({ texts }: Entry): Found[] {
  return texts.flatMap((part) => {
    const text = part.value.trim();
    const isAddress = FILE_NAME.test(text) || PICTURE_ADDRESS.test(text);
    if (!isAddress && (part.format === "markdown" || !MARKDOWN_PICTURE.test(text))) return [];
    return [
      { part, message: "The address of a picture would be shown as text. Choose the picture in a picture field." },
    ];
  });
}

const words = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, " ");

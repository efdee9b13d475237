import { isBlank } from "../entry";
import type { Entry, Found, Rule } from "../types";

const FILE_NAME = /^[^\s/]+\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PICTURE_ADDRESS = /^(?=\S+$)(https?:\/\/|\/).+\.(avif|gif|jpe?g|png|svg|webp)(\?|$)/i;
const SAYS_NOTHING =
  /^(alt(ernative)?( text)?|dsc|graphic|icon|illustration|image|img|photo|picture|screenshot|untitled)[\s_-]*\d*$/i;
const MARKDOWN_PICTURE = /!\[[^[\]]{0,300}\]\([^)\s]/;

export const pictureText: Rule = {
  name: "picture-text",
  title: "Text in a picture's place",
  explanation: "An alternative text is a file name or says nothing, or a picture's address is written as text.",
  level: "advice",
  check: (entry) => [...namelessPictures(entry), ...writtenPictures(entry)],
};

function namelessPictures({ pictures }: Entry): Found[] {
  return pictures.flatMap(({ part, picture }) => {
    const text = picture.alternativeText?.trim() ?? "";
    const isName = FILE_NAME.test(text) || words(text) === words(picture.name.replace(/\.\w+$/, ""));
    if (isBlank(text) || !(isName || SAYS_NOTHING.test(text))) return [];
    const message = `The alternative text “${text}” does not say what the picture shows. Edit the picture, and put it into a sentence.`;
    return [{ part, message }];
  });
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

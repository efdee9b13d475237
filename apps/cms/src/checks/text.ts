import { MARKDOWN_MAX_CHARACTERS } from "@repo/rules/post-format";
import type { Entry } from "./entry";
import type { Part } from "./parts";

const INVISIBLE = /^[\s\p{Cc}\p{Cf}]*$/u;

/** Only the beginning of a longer text is read: it may be as large as a request. */
const beginning = (text: unknown) => String(text).slice(0, MARKDOWN_MAX_CHARACTERS);

export const isBlank = (text: unknown) => text === null || text === undefined || INVISIBLE.test(beginning(text));

export function texts({ parts }: Entry): (Part & { value: string })[] {
  return parts.flatMap((part) => {
    const { attribute, value } = part;
    const isText = ["string", "text", "richtext"].includes(attribute.type) && typeof value === "string";
    return isText && !isBlank(value) ? [{ ...part, value: beginning(value) }] : [];
  });
}

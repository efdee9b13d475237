import { cleanEmail } from "@repo/contract/text/email";
import { cleanLine, cleanText } from "@repo/contract/text/text";
import type { Core, UID } from "@strapi/strapi";
import { onWrite, saved } from "./on-write";

type Data = Record<string, unknown> & { __component?: UID.Component };

const CLEAN: Record<string, (text: string) => string> = {
  string: cleanLine,
  text: cleanText,
  richtext: cleanText,
  email: cleanEmail,
};

/** Mails hold calendars, whose lines end with CR and LF. */
const isCleaned = ({ uid }: { uid: string }) =>
  /^(?:api::|plugin::users-permissions\.user$)/.test(uid) && uid !== "api::mail.mail";

/** Makes all line breaks `\n` and removes control characters, whoever writes a text. */
export const texts = onWrite(isCleaned, {
  clean: [saved<Data>(({ strapi, type, data }) => clean(strapi, type.uid, data))],
});

function clean(strapi: Core.Strapi, uid: UID.Schema, data: Data): void {
  for (const [name, attribute] of Object.entries(strapi.getModel(uid)?.attributes ?? {})) {
    const value = data[name];
    const cleaned = CLEAN[attribute.type];
    if (cleaned && typeof value === "string") data[name] = cleaned(value);
    if (attribute.type !== "component" && attribute.type !== "dynamiczone") continue;
    for (const inner of [value].flat().filter(isData)) {
      const component = attribute.type === "component" ? attribute.component : inner.__component;
      if (component) clean(strapi, component, inner);
    }
  }
}

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;

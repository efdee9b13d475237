import { emailAddress } from "@repo/rules/application";
import { yup } from "@strapi/utils";

const HOST = /@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;
const URL_CHARACTERS = 2_048;

const isEmail = (text: string) => emailAddress.safeParse(text).data === text && HOST.test(text);
const isUrl = (text: string) => text.length <= URL_CHARACTERS && URL.canParse(text) && /^(https?|ftp):/i.test(text);

/**
 * The time of yup's own expressions doubles with each label of an address. Schemas keep the methods that yup had when
 * they were created, and Strapi creates its schemas while it loads: call this first.
 */
export function makeFormatsLinear(): void {
  replace("email", isEmail, "a valid email");
  replace("url", isUrl, "a valid URL");
}

function replace(name: "email" | "url", isValid: (text: string) => boolean, what: string): void {
  yup.addMethod(yup.string, name, function (message = `\${path} must be ${what}`) {
    return this.test({ name, message, test: (text) => !text || isValid(text) });
  });
}

import { PAGE_PATHS } from "./addresses";
import { isOwn } from "./own-paths";

const PART = "[a-z0-9]+(?:-[a-z0-9]+)*";
const SHAPE = new RegExp(`^${PART}(?:/${PART})?$`);
const MAX_CHARACTERS = 120;

/** The home page's social card has this name. */
const HOME = "home";
const TAKEN = new Set([...Object.values(PAGE_PATHS).map((path) => path.split("/")[1]), HOME]);

export const isPagePath = (path: string) => refusalOfPagePath(path) === undefined;

export function refusalOfPagePath(path: string): string | undefined {
  if (path.length > MAX_CHARACTERS) return `The address has at most ${MAX_CHARACTERS} characters.`;
  if (!SHAPE.test(path)) {
    return "The address has one or two parts of lower-case letters, digits and hyphens, such as spring-offer or events/open-day.";
  }
  const [first = ""] = path.split("/");
  if (TAKEN.has(first)) return `Addresses that begin with /${first} belong to the site itself. Choose another.`;
  return isOwn(`/${path}`) ? "The site itself answers at this address. Choose another." : undefined;
}

export const cleanPagePath = (written: string) => written.trim().replace(/^\/+|\/+$/g, "");

import path from "node:path";
import { pathOf } from "./addresses.ts";
import type { Stage } from "./stage.ts";

/**
 * Two defects of Next.js 16.4.6: it sets Location twice when it renders a redirect for its first visitor, and loses it when
 * it finds in the background that a page has become one. Entries that are gone lead to their list.
 */
export const repairLocation: Stage = (request, answer, next) => {
  const list = path.posix.dirname(pathOf(request));
  answer.beforeHead(() => {
    if (![307, 308].includes(answer.statusCode)) return;
    const [location = list] = [answer.getHeader("Location") ?? []].flat();
    answer.setHeader("Location", location);
  });
  next();
};

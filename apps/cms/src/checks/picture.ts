import { isValues } from "../schema/values";
import type { Entry } from "./entry";
import type { Part } from "./parts";

export type Picture = { id: number; name: string; url: string; alternativeText: string | null };

/** Without pictures that the site shows as decoration. */
export function pictures({ parts }: Entry): { part: Part; picture: Picture }[] {
  return parts.flatMap((part) => {
    const { attribute, name, model, value } = part;
    const decorates = name === "icon" || name === "mark" || model === "shared.banner";
    if (attribute.type !== "media" || decorates) return [];
    return [value].flat().flatMap((each) => (isValues(each) ? [{ part, picture: each as Picture }] : []));
  });
}

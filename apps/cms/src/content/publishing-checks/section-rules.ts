import { cleanPagePath, refusalOfPagePath } from "@repo/contract/page/page-path";
import { videoProblem } from "@repo/contract/page/video";
import type { Rule } from "strapi-plugin-publishing-checks/strapi-server";

/** Saving refuses these addresses too; this rule reports them while an editor types. */
export const pageAddress: Rule = {
  name: "page-address",
  title: "Address of a page",
  explanation: "A page made of sections can't have its address.",
  level: "required",
  check({ uid, parts }) {
    const part = parts.find(({ name }) => uid === "api::page.page" && name === "path");
    if (!part?.value) return [];
    const message = refusalOfPagePath(cleanPagePath(String(part.value)));
    return message ? [{ part, message }] : [];
  },
};

export const videoAddress: Rule = {
  name: "video-address",
  title: "Address of a video",
  explanation: "A video is at an address of no player that the site shows.",
  level: "required",
  check: ({ parts }) =>
    parts
      .filter(({ model, name, value }) => model === "section.video" && name === "address" && value)
      .flatMap((part) => {
        const message = videoProblem(String(part.value));
        return message ? [{ part, message }] : [];
      }),
};

/** The site tells equal anchors apart with a number, and links lead to the first. */
export const anchorTaken: Rule = {
  name: "anchor-taken",
  title: "Anchor taken",
  explanation: "Two sections of a page have the same anchor, so that links lead only to the first.",
  level: "advice",
  check({ parts }) {
    const anchors = parts.filter(
      ({ model, name, value }) => model.startsWith("section.") && name === "anchor" && value,
    );
    return anchors
      .filter(({ value }, index) => anchors.slice(0, index).some((before) => before.value === value))
      .map((part) => ({ part, message: `A section above has the anchor “${part.value}” too. Choose another.` }));
  },
};

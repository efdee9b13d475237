import { videoProblem } from "@repo/contract/page/video";
import { cleanPagePath, refusalOfPagePath } from "@repo/contract/site/page-path";
import type { Rule } from "strapi-plugin-publishing-checks/strapi-server";

/** Saving refuses these addresses too; this rule reports them while an editor types. */
export const pageAddress: Rule = {
  name: "page-address",
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

export const contactFormTwice: Rule = {
  name: "contact-form-twice",
  level: "advice",
  check: ({ parts }) =>
    parts
      .filter(({ model, name }) => model === "section.contact-form" && name === "title")
      .slice(1)
      .map((part) => ({ part, message: "A section above is a contact form too. One is enough: remove the other." })),
};

import { SEARCH_LENGTHS } from "@repo/contract/search/result";
import type { Options, Part } from "strapi-plugin-publishing-checks/strapi-server";
import { closingDate } from "./closing-date";
import { hintLength } from "./hint-length";
import { jobCountry } from "./job-country";
import { keptDays } from "./kept-days";
import { plainMarkdown } from "./plain-markdown";
import { searchTexts } from "./search-texts";
import { anchorTaken, contactFormTwice, pageAddress, videoAddress } from "./section-rules";
import { socialCard } from "./social-card";
import { targetsOf } from "./targets-of";
import { textLinks } from "./text-links";

const OPTIONAL_LISTS = new Set(["site-setting.socialLinks", "site.menu-item.submenu"]);

export const publishingChecks = {
  rules: [
    hintLength,
    closingDate,
    jobCountry,
    keptDays,
    pageAddress,
    videoAddress,
    anchorTaken,
    contactFormTwice,
    textLinks,
    plainMarkdown,
  ],
  linkFields: ["href"],
  targetsOf,
  textFormat({ name, model, attribute }, { values }) {
    if (model === "section.rich-text" && name === "text") return "markdown";
    if (name === "description" && values.format === "markdown") return "markdown";
    return attribute.type === "richtext" ? "links" : "plain";
  },
  isDecoration: ({ name, model }) => name === "icon" || name === "mark" || model === "shared.banner",
  isRequired,
  searchTexts,
  searchLengths: SEARCH_LENGTHS,
  socialCard,
} satisfies Options;

function isRequired({ attribute, model, name }: Part): boolean {
  const isList = attribute.type === "component" && attribute.repeatable === true;
  return isList ? !OPTIONAL_LISTS.has(`${model}.${name}`) : attribute.required === true;
}

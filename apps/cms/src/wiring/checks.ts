import { SEARCH_LENGTHS } from "@repo/contract/search/result";
import type { Options, Part } from "strapi-plugin-publishing-checks/strapi-server";
import { keptDays } from "../forms/kept-days";
import { closingDate } from "../jobs/closing-date";
import { jobCountry } from "../jobs/job-country";
import { knownCountry, knownRegion, readableColors } from "../pages/checks/company-rules";
import { hintLength } from "../pages/checks/hint-length";
import { searchTexts } from "../pages/checks/search-texts";
import { anchorTaken, contactFormTwice, pageAddress, videoAddress } from "../pages/checks/section-rules";
import { socialCard } from "../pages/checks/social-card";
import { targetsOf } from "../pages/checks/targets-of";
import { textLinks } from "../pages/checks/text-links";
import { plainMarkdown } from "../posts/plain-markdown";

const OPTIONAL_LISTS = new Set([
  "careers-page.hiringSteps",
  "case-study.gallery",
  "home-page.proofFigures",
  "service.testimonials",
  "site-setting.socialLinks",
  "site.menu-item.submenu",
]);

export const publishingChecks = {
  rules: [
    readableColors,
    knownRegion,
    knownCountry,
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

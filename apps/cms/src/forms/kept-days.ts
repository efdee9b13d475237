import { untoldDays } from "@repo/contract/application/retention";
import { uidOf } from "@repo/contract/page/content-types";
import type { Core } from "@strapi/strapi";
import type { Rule } from "strapi-plugin-publishing-checks/strapi-server";
import { rulesOf } from "../attachments/retention";

const POLICY = uidOf("privacy-page");

export const keptDays: Rule = {
  name: "kept-days",
  level: "advice",
  async check({ uid, parts }, strapi) {
    const part = parts.find(({ name }) => name === "sections");
    if (uid !== POLICY || !part) return [];
    const untold = await findUntoldDays(strapi, part.value);
    return untold.length > 0
      ? [{ part, message: `The settings keep what people send for ${listed(untold)}: say so here.` }]
      : [];
  },
};

/** Returns a sentence about what the published privacy policy doesn't say of the settings, if there is anything. */
export async function policyGap(strapi: Core.Strapi): Promise<string | undefined> {
  const policy = await strapi.documents(POLICY).findFirst({ status: "published", populate: ["sections"] });
  const untold = policy ? await findUntoldDays(strapi, policy.sections) : [];
  return untold.length > 0 ? `Does not say that the settings keep what people send for ${listed(untold)}` : undefined;
}

async function findUntoldDays(strapi: Core.Strapi, sections: unknown): Promise<number[]> {
  const forms = await strapi.documents("api::form.form").findMany({ status: "published", fields: ["keepDays"] });
  const rules = await rulesOf(strapi);
  const policy = JSON.stringify(sections ?? []).replaceAll("\\n", " ");
  return untoldDays(policy, [...rules.map(({ days }) => days), ...forms.flatMap(({ keepDays }) => keepDays ?? [])]);
}

const DAYS = new Intl.ListFormat("en");
const listed = (days: number[]) => DAYS.format(days.map((each) => (each === 1 ? "1 day" : `${each} days`)));

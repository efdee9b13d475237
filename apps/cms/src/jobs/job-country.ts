import { company } from "@repo/brand";
import { countryName } from "@repo/brand/countries";
import { placesOf } from "@repo/contract/job/places";
import type { Rule } from "strapi-plugin-publishing-checks/strapi-server";

export const jobCountry: Rule = {
  name: "job-country",
  level: "advice",
  check({ uid, values, parts }) {
    const part = parts.find(({ name }) => uid === "api::job.job" && name === "country");
    if (!part || !placesOf(values, company().countryCode).isVague) return [];
    const told = `they are told that this one is in ${countryName(company().countryCode)}`;
    return [{ part, message: `Search engines refuse a job without a country: ${told}. Choose another if it isn't.` }];
  },
};

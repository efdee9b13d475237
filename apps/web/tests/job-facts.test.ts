import { beforeAll, describe, expect, it } from "vitest";
import { jobFacts } from "@/app/(site)/careers/[slug]/job-facts";
import { jobPosting } from "@/app/(site)/careers/[slug]/job-posting";
import type { JobFragment, SiteQuery } from "@/cms/generated/graphql";
import { PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

beforeAll(() => void Object.assign(process.env, { SITE_TOKEN, REVALIDATE_SECRET: SECRET, PREVIEW_SECRET }));

const workMode = (details: string, location: string | null) => {
  const job = { details, location, workMode: "Remote" } as JobFragment;
  return new Map(jobFacts(job)).get("Work mode");
};

describe("the work mode of a remote job", () => {
  it.each([
    ["Full time • Hyderabad or remote • 5+ years", "Hyderabad, Telangana", "On-site or remote within India"],
    ["Full time • Office or remote • 5+ years", null, "On-site or remote within India"],
    ["Full time • Remote / Hyderabad", "Hyderabad", "On-site or remote within India"],
    ["Full time • Remote • 5+ years", "Hyderabad", "Remote within India"],
    ["Full time • Remote (UK or Ireland)", null, "Remote within United Kingdom or Ireland"],
    ["Full time • Remote", "Dublin, Ireland", "Remote within Ireland"],
    ["Full time • Remote (Worldwide)", null, "Remote"],
  ])("with the details “%s” in %s is “%s”", (details, location, expected) => {
    expect(workMode(details, location)).toBe(expected);
  });
});

describe("what search engines are told of a job", () => {
  const site = { contactDetail: { city: "Hyderabad" } } as SiteQuery;
  const places = (job: Partial<JobFragment>) =>
    jobPosting({ details: "", description: "", ...job } as JobFragment, site);

  it.each(["Anywhere", "Europe", "Remote (Worldwide)", "3rd floor", ", ,", null])(
    "has a country where its place is “%s”",
    (location) => {
      const onSite = places({ location, workMode: "On_site" });
      expect(onSite).toMatchObject({ jobLocation: { address: { addressCountry: "IN" } } });
      expect(onSite).not.toHaveProperty("jobLocationType");
      expect(places({ location, workMode: "Remote", country: "DE" })).toMatchObject({
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "DE" },
      });
    },
  );
});

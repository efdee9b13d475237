import { beforeAll, describe, expect, it } from "vitest";
import { jobFacts } from "@/app/(site)/careers/[slug]/job-facts";
import { jobPosting } from "@/app/(site)/careers/[slug]/job-posting";
import type { JobFragment, SiteQuery } from "@/cms/generated/graphql";
import { PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

beforeAll(() => void Object.assign(process.env, { SITE_TOKEN, REVALIDATE_SECRET: SECRET, PREVIEW_SECRET }));

const NO_SITE = {} as SiteQuery;

const workMode = (details: string, location: string | null) => {
  const job = { details, location, workMode: "Remote" } as JobFragment;
  return new Map(jobFacts(job, NO_SITE)).get("Work mode");
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

const site = { contactDetail: { city: "Hyderabad", region: "Telangana" } } as SiteQuery;

describe("a job without a place", () => {
  it.each([
    ["Full time • Office • 3+ years", "On_site", true],
    ["Full time • Hybrid • 3+ years", "Hybrid", true],
    ["Full time • Office or remote • 5+ years", "Remote", true],
    ["Full time • Remote • 5+ years", "Remote", false],
  ])("with the details “%s” is at the firm's unless it is remote", (details, workMode, isHere) => {
    const job = { details, workMode, location: null, description: "" } as JobFragment;
    expect(new Map(jobFacts(job, site)).get("Location")).toBe(isHere ? "Hyderabad, Telangana" : undefined);
    const address = { addressLocality: "Hyderabad", addressRegion: "Telangana" };
    expect(jobPosting(job, site).jobLocation).toEqual(
      isHere ? expect.objectContaining({ address: expect.objectContaining(address) }) : undefined,
    );
  });
});

describe("what search engines are told of a job", () => {
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

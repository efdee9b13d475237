import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { describe, expect, it } from "vitest";
import { jobFacts } from "@/app/(site)/careers/[slug]/job-facts";

const workMode = (details: string, location: string | null) => {
  const job = { details, location, workMode: "Remote" } as JobFragment;
  return new Map(jobFacts(job)).get("Work mode");
};

describe("the work mode of a remote job", () => {
  it.each([
    ["Full time • Hyderabad or remote • 5+ years", "Hyderabad, Telangana", "On-site or remote within India"],
    ["Full time • Remote / Hyderabad", "Hyderabad", "On-site or remote within India"],
    ["Full time • Remote • 5+ years", "Hyderabad", "Remote within India"],
    ["Full time • Remote (UK or Ireland)", null, "Remote within United Kingdom or Ireland"],
  ])("with the details “%s” in %s is “%s”", (details, location, expected) => {
    expect(workMode(details, location)).toBe(expected);
  });
});

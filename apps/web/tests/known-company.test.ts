import { company } from "@repo/brand";
import { sample } from "@repo/brand/sample";
import { withMark } from "@repo/plugin-kit/preview/mark";
import { expect, it, vi } from "vitest";
import { markTags } from "../server/cache/tags.ts";
import { TermsPageDocument } from "../src/cms/generated/graphql.ts";
import { read, readSite, rememberCompany } from "../src/cms/read.ts";

const cms = { name: "Lamp and Co", zone: "Europe/Dublin", isDown: false, asked: [] as string[] };

vi.mock("../src/settings", () => ({ siteSettings: () => ({}) }));
vi.mock("../src/cms/fetch", () => ({
  CmsError: Error,
  fetchCms: async (_path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (cms.isDown) throw new Error("The CMS is down.");
    const [, name = ""] = /^\s*query (\w+)/.exec(JSON.parse(body).query) ?? [];
    cms.asked.push(name);
    if (name !== "Site") return Response.json({ data: { seen: company().name } });
    const draft = { uid: "api::site-setting.site-setting", field: "colors.primary" };
    const written = (text: string) => (headers["x-preview"] ? withMark(text, draft) : text);
    const siteSetting = {
      firmName: written(headers["x-preview"] ? "Typed and Co" : cms.name),
      colors: { primary: written("#0b7a53"), accent: "#f2b233" },
      region: { language: "en_IE", timeZone: written(cms.zone) },
    };
    return Response.json({ data: { siteSetting, contactDetail: { country: "Ireland" } } });
  },
}));

const publish = () => markTags(["site-setting"], { expire: 60 });
const seen = async () => ((await read(undefined, TermsPageDocument)) as unknown as { seen: string }).seen;

it("what is cached tells the company until this process has asked", () => {
  rememberCompany({ company: { ...sample, name: "Cached and Co" } } as never);
  expect(company().name).toBe("Cached and Co");
});

it("is known before anything else is read, and asked for once", async () => {
  expect(await seen()).toBe("Lamp and Co");
  await seen();
  expect(cms.asked.filter((name) => name === "Site")).toHaveLength(1);
  expect(company()).toMatchObject({ locale: "en-IE", timeZone: "Europe/Dublin", countryCode: "IE" });
  rememberCompany({ company: sample } as never);
  expect(company().name).toBe("Lamp and Co");
});

it("is asked for again after a change of the settings", async () => {
  cms.name = "Bell and Co";
  expect(await seen()).toBe("Lamp and Co");
  publish();
  expect(await seen()).toBe("Bell and Co");
});

it("stays when the CMS goes away", async () => {
  cms.isDown = true;
  publish();
  await expect(seen()).rejects.toThrow("down");
  expect(company().name).toBe("Bell and Co");
  cms.isDown = false;
});

it("is in a preview what an editor types, without the marks of fields, and nobody else's", async () => {
  const site = await readSite("token");
  expect(site.company).toMatchObject({
    name: "Typed and Co",
    timeZone: "Europe/Dublin",
    colors: { primary: "#0b7a53", accent: "#f2b233" },
  });
  expect(company().name).toBe("Bell and Co");
});

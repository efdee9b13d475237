import path from "node:path";
import { setCompany } from "@repo/brand";
import { companyOf } from "@repo/brand/company-of";
import { readBrand } from "@repo/brand/read";
import { defaultClosingDay } from "@repo/contract/job/job";
import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import { toTags } from "@repo/contract/text/lines";
import { today } from "@repo/time/company";
import type { Core, UID } from "@strapi/strapi";
import lodash from "lodash";
import { brandFields } from "../src/company/brand-fields";
import { noteSeeded } from "../src/panel/sample/seeded";
import { cmsSettings } from "../src/settings";
import { authors } from "./data/authors";
import { caseStudies } from "./data/case-studies";
import { faqs } from "./data/faqs";
import { forms } from "./data/forms";
import { hiringSettings } from "./data/hiring-settings";
import { homePage } from "./data/home";
import { industries } from "./data/industries";
import { jobs } from "./data/jobs";
import { privacyPage, termsPage } from "./data/legal";
import { mailTemplates } from "./data/mail-templates";
import * as pages from "./data/pages";
import { posts } from "./data/posts";
import { services } from "./data/services";
import { contactDetail, footer, header, siteSetting } from "./data/site";
import { technologyCategories } from "./data/technologies";
import { createPictures, type Pictures } from "./pictures";
import { postText } from "./post-text";

const SAMPLE = path.join(path.dirname(require.resolve("@repo/brand/package.json")), "firm");
const DAY_MS = 24 * 60 * 60 * 1000;

const written = ["site-setting", "service", "job", "blog-post"] as const;

const { aboutPage, careersPage, ...others } = pages;
/** Each type, written in camel case. */
const singles = { header, footer, homePage, termsPage, privacyPage, ...others };

const lists = { service: services, industry: industries, faq: faqs };

/** One transaction; a failed run leaves nothing behind. @returns false if there was content. @throws {BrandError} */
export async function seed(strapi: Core.Strapi): Promise<boolean> {
  for (const type of written) {
    if ((await strapi.documents(uidOf(type)).count({})) > 0) return false;
  }

  const { brandDir } = cmsSettings();
  const read = await readBrand(brandDir ?? SAMPLE);
  const { primary, accent } = read.brand.colors;
  // Whoever changes these two of the sample's gets a whole palette.
  if (!brandDir) read.brand.colors = { primary, accent };
  const { founder, nameStory } = read.brand;
  const ofBrand = brandFields(read.brand);
  setCompany(companyOf(ofBrand.siteSetting, ofBrand.contactDetail));

  const pictures = createPictures(strapi);
  const publish = async (type: ContentType, data: Data): Promise<string> => {
    const stored = (await pictures.withIds(data)) as never;
    return (await strapi.documents(uidOf(type)).create({ data: stored, status: "published" })).documentId;
  };
  try {
    await strapi.db.transaction(() =>
      pictures.unprocessed(async () => {
        const writers = await seedAuthors(publish);
        await publish("site-setting", { ...siteSetting, ...ofBrand.siteSetting, ...(await pictures.ofBrand(read)) });
        await publish("contact-detail", { ...contactDetail, ...ofBrand.contactDetail });
        const story = [aboutPage.storyText, nameStory].filter(Boolean).join("\n\n");
        await publish("about-page", { ...aboutPage, storyText: story, ceoName: founder.name, ceoRole: founder.role });
        for (const [name, data] of Object.entries(singles)) await publish(lodash.kebabCase(name) as ContentType, data);
        await publish("careers-page", { ...careersPage, people: [...writers.values()] });
        await seedTechnologies(publish);
        for (const [type, entries] of Object.entries(lists)) {
          for (const [order, data] of entries.entries()) await publish(type as keyof typeof lists, { ...data, order });
        }
        const notifyAddresses = cmsSettings().mailToSales;
        for (const form of forms) await publish("form", { ...form, notifyAddresses });
        await seedCaseStudies(strapi, publish);
        await seedJobs(publish);
        await seedPosts(strapi, publish, pictures, writers);
        await strapi.documents("api::hiring-setting.hiring-setting").create({ data: hiringSettings });
        const templates = strapi.documents("api::application-mail-template.application-mail-template");
        for (const data of mailTemplates) await templates.create({ data });
        await noteSeeded(strapi, !brandDir);
      }),
    );
  } catch (error) {
    await pictures.removeAll();
    throw error;
  }
  return true;
}

type Data = Record<string, unknown>;
type Publish = (type: ContentType, data: Data) => Promise<string>;

async function seedTechnologies(publish: Publish) {
  for (const [order, { technologies, ...data }] of technologyCategories.entries()) {
    const category = await publish("technology-category", { ...data, order });
    for (const [position, { name, file }] of technologies.entries()) {
      await publish("technology", { name, icon: { file, alt: "" }, category, order: position });
    }
  }
}

async function seedCaseStudies(strapi: Core.Strapi, publish: Publish) {
  const idsOf = async (uid: UID.CollectionType, name: string) => {
    const entries = await strapi.documents(uid).findMany({ fields: [name] as never });
    return new Map(entries.map((entry) => [String(entry[name as keyof typeof entry]), entry.documentId]));
  };
  const [industries, services, technologies] = [
    await idsOf(uidOf("industry"), "title"),
    await idsOf(uidOf("service"), "slug"),
    await idsOf(uidOf("technology"), "name"),
  ];
  for (const [order, { gallery, ...caseStudy }] of caseStudies.entries()) {
    await publish("case-study", {
      ...caseStudy,
      order,
      industry: industries.get(caseStudy.industry),
      services: caseStudy.services.map((slug) => services.get(slug)),
      technologies: caseStudy.technologies.map((name) => technologies.get(name)),
      gallery: gallery.map((image) => ({ image })),
    });
  }
}

async function seedJobs(publish: Publish) {
  for (const { daysAgo, ...job } of jobs()) {
    const postedAt = today(Date.now() - daysAgo * DAY_MS);
    await publish("job", { ...job, postedAt, closesAt: defaultClosingDay(today()) });
  }
}

async function seedAuthors(publish: Publish): Promise<Map<string, string>> {
  const writers = new Map<string, string>();
  for (const { writesOn, ...author } of authors) writers.set(writesOn, await publish("author", author));
  return writers;
}

async function seedPosts(strapi: Core.Strapi, publish: Publish, { addressOf }: Pictures, writers: Map<string, string>) {
  for (const { daysAgo, file, ...post } of posts) {
    const [topic = ""] = toTags(post.metaTags);
    const description = await postText(file, addressOf);
    const data = { ...post, description, format: "markdown", author: writers.get(topic) };
    const documentId = await publish("blog-post", data);
    const written = new Date(Date.now() - daysAgo * DAY_MS);
    const rows = strapi.db.query("api::blog-post.blog-post");
    await rows.updateMany({ where: { documentId }, data: { createdAt: written, updatedAt: written } });
    await rows.updateMany({
      where: { documentId, publishedAt: { $notNull: true } },
      data: { publishedAt: written, updatedAt: written },
    });
  }
}

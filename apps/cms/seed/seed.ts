import { defaultClosingDay, today } from "@repo/rules/job";
import { SEARCH_LENGTHS } from "@repo/rules/search-result";
import type { Core } from "@strapi/strapi";
import lodash from "lodash";
import { faqs } from "./data/faqs";
import { homePage } from "./data/home";
import { industries } from "./data/industries";
import { jobs } from "./data/jobs";
import { privacyPage, termsPage } from "./data/legal";
import * as pages from "./data/pages";
import { posts } from "./data/posts";
import { services } from "./data/services";
import { banner, contactDetail, footer, header, siteSetting } from "./data/site";
import { technologyCategories } from "./data/technologies";
import { createPictures, type Pictures } from "./pictures";

const DAY_MS = 24 * 60 * 60 * 1000;

const written = [
  "api::site-setting.site-setting",
  "api::service.service",
  "api::job.job",
  "api::blog-post.blog-post",
] as const;

/** One transaction; a failed run leaves nothing behind. @returns false if there was content. */
export async function seed(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of written) {
    if ((await strapi.documents(uid).count({})) > 0) return false;
  }

  const pictures = createPictures(strapi);
  try {
    await strapi.db.transaction(() =>
      pictures.unprocessed(async () => {
        await seedSite(strapi, pictures);
        await seedTechnologies(strapi, pictures);
        await seedServices(strapi, pictures);
        await seedPages(strapi, pictures);
        await seedJobsAndPosts(strapi);
      }),
    );
  } catch (error) {
    await pictures.removeAll();
    throw error;
  }
  return true;
}

async function seedSite(strapi: Core.Strapi, pictures: Pictures) {
  const { mark, shareImage } = siteSetting;
  await publish(strapi, "api::site-setting.site-setting", {
    ...siteSetting,
    mark: await pictures.picture(mark),
    shareImage: await pictures.picture(shareImage),
    banner: { ...banner, image: await pictures.picture(banner.image) },
  });
  await publish(strapi, "api::contact-detail.contact-detail", {
    ...contactDetail,
    mapImage: await pictures.picture(contactDetail.mapImage),
  });
  await publish(strapi, "api::header.header", header);
  await publish(strapi, "api::footer.footer", footer);
}

async function seedTechnologies(strapi: Core.Strapi, pictures: Pictures) {
  for (const [order, { technologies, image, ...category }] of technologyCategories.entries()) {
    const { documentId } = await publish(strapi, "api::technology-category.technology-category", {
      ...category,
      image: await pictures.picture(image),
      order,
      onHomePage: category.slug !== "design",
    });
    for (const [position, { name, file }] of technologies.entries()) {
      await publish(strapi, "api::technology.technology", {
        name,
        icon: await pictures.picture({ file, alt: "" }),
        category: documentId,
        order: position,
      });
    }
  }
}

async function seedServices(strapi: Core.Strapi, pictures: Pictures) {
  const marks = new Map(
    technologyCategories.flatMap((category) => category.technologies).map((item) => [item.name, item]),
  );

  for (const [order, service] of services.entries()) {
    const techStack = [];
    for (const item of service.techStack) {
      if ("name" in item) techStack.push({ name: item.name, icon: await pictures.icon(item.icon) });
      else {
        const mark = marks.get(item.technology);
        if (!mark) throw new Error(`${service.slug} names ${item.technology}, which is not in the catalogue.`);
        techStack.push({ name: mark.name, icon: await pictures.picture({ file: mark.file, alt: "" }) });
      }
    }
    await publish(strapi, "api::service.service", {
      ...service,
      order,
      icon: await pictures.icon(service.icon),
      heroImage: await pictures.picture(service.heroImage),
      whatWeOffer: await pictures.iconCards(service.whatWeOffer),
      techStack,
      whyChooseList: service.whyChooseList.map((name) => ({ name })),
    });
  }
}

async function seedPages(strapi: Core.Strapi, pictures: Pictures) {
  const withImages = async <T extends { image?: { file: string; alt: string } }>(items: T[]) => {
    const done = [];
    for (const item of items) done.push({ ...item, image: await pictures.picture(item.image) });
    return done;
  };
  const hero = async (of: { hero: { image?: { file: string; alt: string } } }) => (await withImages([of.hero]))[0];
  const { aboutPage, blogPage, careersPage, contactPage, industriesPage, servicesPage, technologiesPage } = pages;

  for (const [order, industry] of industries.entries()) {
    const { icon, ...rest } = industry;
    await publish(strapi, "api::industry.industry", {
      ...(await withImages([rest]))[0],
      icon: await pictures.icon(icon),
      order,
    });
  }
  for (const [order, faq] of faqs.entries()) await publish(strapi, "api::faq.faq", { ...faq, order });

  const { collaboration } = homePage;
  await publish(strapi, "api::home-page.home-page", {
    ...homePage,
    heroSlides: await withImages(homePage.heroSlides),
    serviceCards: homePage.serviceCards.map((card) => ({ ...card, bullets: card.bullets.join("\n") })),
    showcaseSlides: await withImages(homePage.showcaseSlides),
    collaboration: {
      ...collaboration,
      models: await pictures.iconCards(collaboration.models),
      image: await pictures.picture(collaboration.image),
    },
    faqImage: await pictures.picture(homePage.faqImage),
  });
  await publish(strapi, "api::about-page.about-page", {
    ...aboutPage,
    hero: await hero(aboutPage),
    storyImage: await pictures.picture(aboutPage.storyImage),
    ceoImage: await pictures.picture(aboutPage.ceoImage),
  });
  await publish(strapi, "api::services-page.services-page", {
    ...servicesPage,
    hero: await hero(servicesPage),
    whyChooseImage: await pictures.picture(servicesPage.whyChooseImage),
    detailIndustries: servicesPage.detailIndustries.join("\n"),
  });
  await publish(strapi, "api::technologies-page.technologies-page", {
    ...technologiesPage,
    hero: await hero(technologiesPage),
  });
  await publish(strapi, "api::industries-page.industries-page", {
    ...industriesPage,
    hero: await hero(industriesPage),
  });
  await publish(strapi, "api::careers-page.careers-page", {
    ...careersPage,
    hero: await hero(careersPage),
    benefits: await pictures.iconCards(careersPage.benefits),
  });
  await publish(strapi, "api::contact-page.contact-page", { ...contactPage, hero: await hero(contactPage) });
  await publish(strapi, "api::blog-page.blog-page", { ...blogPage, hero: await hero(blogPage) });
  await publish(strapi, "api::terms-page.terms-page", termsPage);
  await publish(strapi, "api::privacy-page.privacy-page", privacyPage);
}

async function seedJobsAndPosts(strapi: Core.Strapi) {
  for (const { daysAgo, ...job } of jobs) {
    const postedAt = today(Date.now() - daysAgo * DAY_MS);
    await publish(strapi, "api::job.job", { ...job, postedAt, closesAt: defaultClosingDay(today()) });
  }

  for (const { daysAgo, ...post } of posts) {
    const { documentId } = await publish(strapi, "api::blog-post.blog-post", post);
    const written = new Date(Date.now() - daysAgo * DAY_MS);
    const rows = strapi.db.query("api::blog-post.blog-post");
    await rows.updateMany({ where: { documentId }, data: { createdAt: written, updatedAt: written } });
    await rows.updateMany({
      where: { documentId, publishedAt: { $notNull: true } },
      data: { publishedAt: written, updatedAt: written },
    });
  }
}

/** Takes the seed's own types; the site's codegen checks the result. */
function publish(strapi: Core.Strapi, uid: string, data: object): Promise<{ documentId: string }> {
  const documents = strapi.documents as unknown as (uid: string) => {
    create(params: object): Promise<{ documentId: string }>;
  };
  return documents(uid).create({ data: withFittingSeo(data), status: "published" });
}

/** A firm with a long name has longer titles. */
function withFittingSeo(data: object & { seo?: { metaTitle: string; metaDescription: string } }): object {
  if (!data.seo) return data;
  const shortened = (text: string, { max }: { max: number }) =>
    lodash.truncate(text, { length: max, separator: " ", omission: "…" });
  const { metaTitle, metaDescription } = data.seo;
  const { title, description } = SEARCH_LENGTHS;
  return {
    ...data,
    seo: {
      ...data.seo,
      metaTitle: shortened(metaTitle, title),
      metaDescription: shortened(metaDescription, description),
    },
  };
}

import { PAGE_TYPES } from "@repo/contract/site/addresses";
import { sitePage } from "@/lib/site-page";
import { searchPage } from "./(live)/search/site-page";
import { homePage } from "./(site)/(home)/site-page";
import { sectionPages } from "./(site)/[page]/site-page";
import { blogPage } from "./(site)/blog/site-page";
import { careersPage } from "./(site)/careers/site-page";
import { industriesPage } from "./(site)/industries/site-page";
import { servicesPage } from "./(site)/services/site-page";
import { technologiesPage } from "./(site)/technologies/site-page";
import { workPage } from "./(site)/work/site-page";

const KNOWN = [homePage, servicesPage, technologiesPage, industriesPage, workPage, careersPage, blogPage, searchPage];

/** The pages that sitemap, social cards, redirects and revalidation know. */
export const SITE_PAGES = PAGE_TYPES.map((type) => KNOWN.find((page) => page.type === type) ?? sitePage(type));

export const ENTRY_PAGES = [...SITE_PAGES.flatMap(({ entries }) => entries), sectionPages];

import { searchPage } from "./(live)/search/site-page";
import { termsPage } from "./(plain)/terms-and-conditions/site-page";
import { homePage } from "./(site)/(home)/site-page";
import { sectionPages } from "./(site)/[page]/site-page";
import { aboutPage } from "./(site)/about/site-page";
import { blogPage } from "./(site)/blog/site-page";
import { careersPage } from "./(site)/careers/site-page";
import { contactPage } from "./(site)/contact/site-page";
import { industriesPage } from "./(site)/industries/site-page";
import { privacyPage } from "./(site)/privacy-policy/site-page";
import { servicesPage } from "./(site)/services/site-page";
import { technologiesPage } from "./(site)/technologies/site-page";
import { workPage } from "./(site)/work/site-page";

/** The pages that sitemap, social cards, redirects and revalidation know. */
export const SITE_PAGES = [
  [homePage, aboutPage, servicesPage, technologiesPage, industriesPage, workPage, careersPage, blogPage],
  [contactPage, termsPage, privacyPage, searchPage],
].flat();

export const ENTRY_PAGES = [...SITE_PAGES.flatMap(({ entries }) => entries), sectionPages];

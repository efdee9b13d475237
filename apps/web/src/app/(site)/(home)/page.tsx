import { listFaqs, listIndustries, listTechnologyCategories } from "@/cms/catalogue";
import { getPage } from "@/cms/pages";
import { NotFound } from "@/components/notices";
import { metadataOf } from "@/lib/seo/metadata";
import { OrganizationJsonLd } from "../organization-json-ld";
import { Collaboration } from "./collaboration";
import { Contact } from "./contact";
import { DashboardLink } from "./dashboard-link";
import { Faqs } from "./faqs";
import { Hero } from "./hero";
import { Industries } from "./industries";
import { Proof } from "./proof";
import { Services } from "./services";
import { Showcase } from "./showcase";
import { Technologies } from "./technologies";

export const generateMetadata = () => metadataOf("home-page");

export default async function HomePage() {
  const [home, contact, industries, categories, faqs] = await Promise.all([
    getPage("home-page"),
    getPage("contact-page"),
    listIndustries(),
    listTechnologyCategories(),
    listFaqs("home"),
  ]);
  if (!home) return <NotFound />;
  return (
    <>
      <OrganizationJsonLd />
      <Hero home={home} />
      <Services home={home} />
      <Proof home={home} />
      <Industries home={home} industries={industries} />
      <Technologies home={home} categories={categories.filter((category) => category.onHomePage)} />
      <Showcase home={home} />
      <Collaboration collaboration={home.collaboration} />
      <Faqs home={home} faqs={faqs} />
      <Contact home={home} image={contact?.hero.image} />
      <DashboardLink />
    </>
  );
}

/** Below `seed/images`. `alt` is empty for decorative icons and logos. */
export type Picture = { file: string; alt: string };

type Link = { label: string; href: string };

/** `metaDescription`: 50 to 160 characters. `keywords`: comma-separated. */
type Seo = { metaTitle: string; metaDescription: string; keywords: string };

type Hero = { title: string; highlight?: string; subtitle: string; image?: Picture };

/** `icon` is the name of a Lucide icon, such as "shield-check". */
export type IconCard = { icon: string; title: string; description: string };

type TechItem =
  /** Name of a technology in the catalogue, whose logo is shown. */
  | { technology: string }
  /** Anything else, with a Lucide icon. */
  | { name: string; icon: string };

export type ServiceSeed = {
  slug: string;
  title: string;
  /** One sentence of 80 to 140 characters, for the card in the list. */
  description: string;
  icon: string;
  heroTitle: string;
  heroSubtitle: string;
  heroDescription: string;
  heroImage: Picture;
  cta: Link;
  whatWeOfferTitle: string;
  /** Exactly 6. */
  whatWeOffer: IconCard[];
  processTitle: string;
  /** Exactly 6. */
  processSteps: { title: string; description: string }[];
  techStackTitle: string;
  /** 6 to 16. */
  techStack: TechItem[];
  whyChooseTitle: string;
  /** Exactly 8. */
  whyChooseList: string[];
  testimonialsTitle: string;
  /** Exactly 3, by evidently fictional people. */
  testimonials: { quote: string; name: string; role: string }[];
  seo: Seo;
};

export type IndustrySeed = { title: string; description: string; icon: string; image: Picture };

export type FaqSeed = { place: "home" | "services"; question: string; answer: string };

/** `daysAgo` counts back from the day of seeding; salaries are in LPA (lakh rupees per annum). */
export type OpeningSeed = {
  title: string;
  details: string;
  description: string;
  requirements: string[];
  responsibilities: string[];
  daysAgo: number;
  location: string;
  salaryMin?: number;
  salaryMax?: number;
};

export type PostSeed = { title: string; description: string; metaTags: string; daysAgo: number };

export type TechnologyCategorySeed = {
  slug: string;
  label: string;
  description: string;
  image: Picture;
  /** `file` is below `seed/images/technologies`. */
  technologies: { name: string; file: string }[];
};

export type SiteSettingSeed = {
  firmName: string;
  tagline: string;
  description: string;
  foundingYear: number;
  mark: Picture;
  shareImage: Picture;
  socialLinks: { network: "whatsapp" | "facebook" | "instagram" | "linkedin"; label: string; href: string }[];
  seo: Seo;
  consentNotice: {
    title: string;
    text: string;
    acceptLabel: string;
    declineLabel: string;
    settingsLabel: string;
    privacyLink: Link;
  };
};

export type ContactDetailSeed = {
  email: string;
  phones: { country: string; number: string }[];
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  mapUrl: string;
  mapImage: Picture;
};

export type HeaderSeed = { links: Link[]; button: Link };

export type FooterSeed = {
  ctaTitle: string;
  ctaText: string;
  talkLabel: string;
  exploreLink: Link;
  quickLinksTitle: string;
  quickLinks: (Link & { newTab?: boolean })[];
  contactTitle: string;
  /** `{year}` becomes the current year. */
  copyright: string;
};

export type HomePageSeed = {
  seo: Seo;
  /** Exactly 4. */
  heroSlides: { title: string; subtitle: string; image: Picture; link: Link }[];
  servicesTitle: string;
  servicesSubtitle: string;
  /** Exactly 5, each with 6 bullets. */
  serviceCards: { title: string; description: string; bullets: string[]; link: Link }[];
  viewAllCard: { title: string; description: string; link: Link };
  industriesTitle: string;
  industriesSubtitle: string;
  industriesCallout: { title: string; description: string; link: Link };
  technologiesTitle: string;
  technologiesSubtitle: string;
  showcaseTitle: string;
  showcaseSubtitle: string;
  /** Exactly 4. */
  showcaseSlides: { title: string; caption: string; image: Picture }[];
  collaboration: { title: string; text: string; models: IconCard[]; link: Link; image: Picture };
  faqTitle: string;
  faqSubtitle: string;
  faqImage: Picture;
  contactTitle: string;
  contactText: string;
  contactLink: Link;
};

export type AboutPageSeed = {
  seo: Seo;
  hero: Hero;
  stats: { value: string; label: string }[];
  storyTitle: string;
  /** Here and in other long texts, a blank line separates paragraphs. */
  storyText: string;
  storyImage: Picture;
  ceoTitle: string;
  ceoName: string;
  ceoRole: string;
  ceoMessage: string;
  ceoImage: Picture;
  missionTitle: string;
  missionText: string;
  visionTitle: string;
  visionText: string;
  valuesTitle: string;
  coreValues: { number: string; title: string; description: string }[];
};

export type ServicesPageSeed = {
  seo: Seo;
  hero: Hero;
  bannerTitle: string;
  bannerSubtitle: string;
  /** Shared by all nine detail pages. */
  whyChooseImage: Picture;
  detailIndustriesTitle: string;
  detailIndustries: string[];
  detailFaqTitle: string;
};

export type TechnologiesPageSeed = { seo: Seo; hero: Hero };

export type IndustriesPageSeed = {
  seo: Seo;
  hero: Hero;
  introTitle: string;
  introText: string;
  callout: { title: string; description: string; link: Link };
};

export type CareersPageSeed = {
  seo: Seo;
  hero: Hero;
  benefitsTitle: string;
  benefitsSubtitle: string;
  /** Exactly 6. */
  benefits: IconCard[];
  openingsTitle: string;
  openingsSubtitle: string;
  privacyNotice: string;
};

export type ContactPageSeed = {
  seo: Seo;
  hero: Hero;
  formTitle: string;
  formSubtitle: string;
  phoneTitle: string;
  emailTitle: string;
  locationTitle: string;
};

export type LegalPageSeed = {
  seo: Seo;
  title: string;
  lastUpdated: string;
  sections: { title: string; text: string }[];
};

export type BlogPageSeed = { seo: Seo; hero: Hero; listTitle: string; authorLabel: string };

export type BannerSeed = { title: string; subtitle: string; image: Picture };

import type { BannerSeed, ContactDetailSeed, FooterSeed, HeaderSeed, SiteSettingSeed } from "../types";

export const siteSetting: SiteSettingSeed = {
  firmName: "Fablewright Technologies",
  tagline: "Careful engineering for ideas worth building",
  description:
    "Fablewright Technologies is an IT services firm in Hyderabad, India. Since 2010 we have designed, built and looked after web, mobile, API, cloud and e-commerce software for startups and enterprises.",
  foundingYear: 2010,
  mark: { file: "brand/mark.svg", alt: "" },
  shareImage: {
    file: "brand/share.webp",
    alt: "The Fablewright mark and name beside a browser frame with a dashboard and a phone with an app screen",
  },
  socialLinks: [
    {
      network: "whatsapp",
      label: "Fablewright on WhatsApp",
      href: "https://example.com/whatsapp/fablewright",
    },
    {
      network: "facebook",
      label: "Fablewright on Facebook",
      href: "https://example.com/facebook/fablewright",
    },
    {
      network: "instagram",
      label: "Fablewright on Instagram",
      href: "https://example.com/instagram/fablewright",
    },
    {
      network: "linkedin",
      label: "Fablewright on LinkedIn",
      href: "https://example.com/linkedin/fablewright",
    },
  ],
  seo: {
    metaTitle: "Web, Mobile and Cloud Engineering",
    metaDescription:
      "Fablewright Technologies designs, builds and supports web, mobile, API, cloud and e-commerce software from Hyderabad for clients in India and abroad.",
    keywords:
      "Fablewright Technologies, IT services, software engineering, web development, mobile apps, cloud, Hyderabad",
  },
  consentNotice: {
    title: "Cookies and analytics",
    text: "With your consent we count visits with Google Analytics, to learn which pages help. Nothing is loaded before you choose.",
    acceptLabel: "Accept",
    declineLabel: "Decline",
    settingsLabel: "Cookie settings",
    privacyLink: { label: "Privacy Policy", href: "/privacy-policy" },
  },
};

export const contactDetail: ContactDetailSeed = {
  email: "hello@fablewright.example",
  phones: [
    { country: "India", number: "+91 40 0000 0142" },
    { country: "USA", number: "+1 (404) 555-0142" },
  ],
  street: "404 Fable House, Storyteller Lane, Imaginary Tech Park",
  city: "Hyderabad",
  region: "Telangana",
  postalCode: "500000",
  country: "India",
  mapUrl: "https://www.openstreetmap.org/search?query=Hyderabad%2C%20Telangana",
  mapImage: {
    file: "contact/map.webp",
    alt: "Drawn street map of Hyderabad with the lake, the main roads and a marker at the Fablewright office",
  },
};

export const header: HeaderSeed = {
  links: [
    { label: "Home", href: "/" },
    { label: "About", href: "/about" },
    { label: "Services", href: "/services" },
    { label: "Technologies", href: "/technologies" },
    { label: "Blog", href: "/blog" },
    { label: "careers", href: "/careers" },
  ],
  button: { label: "Contact Us", href: "/contact" },
};

export const footer: FooterSeed = {
  ctaTitle: "Have something worth building?",
  ctaText:
    "Tell us where you are and where you would like to be. A project lead reads every message and answers in plain words.",
  talkLabel: "Let's Talk",
  exploreLink: { label: "Explore Services", href: "/services" },
  quickLinksTitle: "Quick Links",
  quickLinks: [
    { label: "About Us", href: "/about" },
    { label: "Services", href: "/services" },
    { label: "Technologies", href: "/technologies" },
    { label: "Careers", href: "/careers" },
    { label: "Terms & Conditions", href: "/terms-and-conditions", newTab: true },
  ],
  contactTitle: "Contact",
  copyright: "© {year} Fablewright Technologies. All rights reserved.",
};

export const banner: BannerSeed = {
  title: "Empowering Innovation with Integrity",
  subtitle: "We deliver future-ready IT solutions for a dynamic digital world",
  image: {
    file: "pages/banner.webp",
    alt: "Layered browser frames and service cards receding over a soft blue gradient",
  },
};

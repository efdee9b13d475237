import type { Seed } from "../types";

/** The rest comes from the brand. */
export const siteSetting: Partial<Seed<"api::site-setting.site-setting">> = {
  description:
    "{firm} is an IT services firm. We design, build and look after web, mobile, API, cloud and e-commerce software for startups and enterprises.",
  shareImage: {
    file: "brand/share.webp",
    alt: "{firm}: a browser frame with a dashboard, and a phone with an app screen",
  },
  seo: {
    metaTitle: "Web, Mobile and Cloud Engineering",
    metaDescription:
      "{firm} designs, builds and supports web, mobile, API, cloud and e-commerce software for clients at home and abroad.",
    keywords: "{firm}, IT services, software engineering, web development, mobile apps, cloud",
  },
  consentNotice: {
    title: "Cookies and Analytics",
    text: "With your consent we count visits with Google Analytics, to learn which pages help. Nothing is loaded before you choose.",
    acceptLabel: "Accept",
    declineLabel: "Decline",
    settingsLabel: "Cookie Settings",
    privacyLink: { label: "Privacy Policy", href: "/privacy-policy" },
  },
  banner: {
    title: "Empowering Innovation with Integrity",
    subtitle: "We deliver future-ready IT solutions for a dynamic digital world",
    image: {
      file: "pages/banner.webp",
      alt: "Layered browser frames and service cards receding over a soft blue gradient",
    },
  },
};

export const contactDetail: Partial<Seed<"api::contact-detail.contact-detail">> = {
  mapImage: {
    file: "contact/map.webp",
    alt: "Drawn street map with a lake, the main roads and a marker at the {firm.short} office",
  },
};

export const header: Seed<"api::header.header"> = {
  links: [
    { label: "Home", href: "/" },
    { label: "About", href: "/about" },
    {
      label: "Services",
      href: "/services",
      submenu: [
        { label: "Case Studies", href: "/work" },
        { label: "Industries", href: "/industries" },
      ],
    },
    { label: "Technologies", href: "/technologies" },
    { label: "Blog", href: "/blog" },
    { label: "careers", href: "/careers" },
  ],
  button: { label: "Contact Us", href: "/contact" },
};

export const footer: Seed<"api::footer.footer"> = {
  ctaTitle: "Have Something Worth Building?",
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
  copyright: "© {year} {firm}. All rights reserved.",
  bottomLinks: [
    { label: "Case Studies", href: "/work" },
    { label: "Industries", href: "/industries" },
    { label: "Privacy Policy", href: "/privacy-policy" },
  ],
};

import type { Seed } from "../../types";
import { mark } from "../technologies";

export const digitalMarketing: Seed<"api::service.service"> = {
  slug: "digital-marketing",
  title: "Digital Marketing",
  description:
    "Search, content, paid campaigns and e-mail, planned around enquiries and sales and reported in plain figures.",
  icon: "megaphone",
  heroTitle: "Marketing You Can Trace to an Enquiry",
  heroSubtitle: "Search, Content and Campaigns",
  heroDescription:
    "Our marketers sit beside our engineers, so tracking works, pages load and claims are accurate. You see what each channel cost, which enquiries it brought and what we intend to change next month, on a single page.",
  heroImage: {
    file: "services/digital-marketing.webp",
    alt: "A campaign dashboard with a search ranking chart, a channel funnel and an e-mail preview",
  },
  cta: { label: "Request a Channel Audit", href: "/contact" },
  whatWeOfferTitle: "Channels We Plan and Run",
  whatWeOffer: [
    {
      icon: "search",
      title: "Search Engine Visibility",
      description:
        "Technical fixes, page structure and content for the questions buyers type, reviewed monthly against an agreed list.",
    },
    {
      icon: "mouse-pointer-click",
      title: "Paid Search and Social",
      description:
        "Small test budgets first, then money moved weekly to the advertisements that bring enquiries, in accounts you own.",
    },
    {
      icon: "pen-line",
      title: "Content and Copywriting",
      description:
        "Guides, case write-ups and product pages drafted by writers who interview your specialists before they begin.",
    },
    {
      icon: "mail",
      title: "E-mail and Automation",
      description:
        "Welcome series, renewals and reactivation with clear consent, tested in the inboxes your customers really use.",
    },
    {
      icon: "share-2",
      title: "Social Media Management",
      description:
        "A month’s calendar approved in one sitting, with posts, short videos and replies handled in your tone of voice.",
    },
    {
      icon: "chart-column",
      title: "Analytics and Tracking",
      description:
        "Events, consent and call tracking set up once and properly, so the numbers in your CRM and your reports agree.",
    },
  ],
  processTitle: "The First Ninety Days",
  processSteps: [
    {
      title: "Listen to Sales",
      description:
        "We read fifty recent enquiries and talk with your sales staff to learn what a good customer sounds like.",
    },
    {
      title: "Audit What Exists",
      description:
        "Site, accounts, rankings and tracking are examined in week one and summed up in a list ordered by expected effect.",
    },
    {
      title: "Agree the Numbers",
      description:
        "A target for cost per enquiry and for qualified share, set with you and recorded before any budget is spent.",
    },
    {
      title: "Prepare the Ground",
      description:
        "Tracking is repaired, landing pages written and audiences defined, so that spending is measured from the first day.",
    },
    {
      title: "Run Small Tests",
      description:
        "Two or three messages per channel run for a fortnight each; the weaker ones stop and we note what we learnt.",
    },
    {
      title: "Report and Reallocate",
      description:
        "Once a month: one page of figures, one thirty-minute call, and a decision on where the next month’s money goes.",
    },
  ],
  techStackTitle: "Tools on the Marketing Desk",
  techStack: [
    { name: "Web Analytics", icon: "chart-column" },
    { name: "Search Console", icon: "search" },
    { name: "Tag Management", icon: "tags" },
    { name: "E-mail Automation", icon: "mail" },
    mark("WordPress"),
    mark("Shopify"),
    mark("Figma"),
    mark("Photoshop"),
    mark("Illustrator"),
  ],
  whyChooseTitle: "Why Marketers Keep Us on the Account",
  whyChooseList: [
    "Advertising accounts and data remain your property",
    "A monthly report that fits on one page and hides nothing",
    "Developers on hand to fix the page, not only flag it",
    "No commission on media spend, only an agreed fee",
    "Copy checked by the specialist it quotes",
    "English, Hindi and Telugu campaigns written in-house",
    "Consent and unsubscribe tested before every send",
    "Rolling monthly terms once the first quarter is over",
  ].map((name) => ({ name })),
  testimonialsTitle: "What the Figures Meant to Clients",
  testimonials: [
    {
      quote:
        "Enquiries rose by a third, but the better news is that half of them now fit. Our sales team returned to answering its own phone.",
      name: "Isla Drummond",
      role: "Commercial Director, Fernhill Modular Offices",
    },
    {
      quote:
        "They sent us home with our customers’ own questions. We wrote eleven guides out of them, and two thousand visits a month now begin there.",
      name: "Ritu Anand",
      role: "Head of Content, Lumen & Loom",
      href: "/work/lumen-loom-quicker-shop",
    },
    {
      quote:
        "One page, once a month, with a section named what did not work. I have forwarded it to our board unedited for a year.",
      name: "Grace Wanjiru",
      role: "Head of Marketing, Parlour Language Schools",
    },
  ],
  seo: {
    metaTitle: "Digital Marketing and SEO Services",
    metaDescription:
      "SEO, paid search, social media, content and e-mail marketing with sound tracking and a one-page monthly report on cost per enquiry.",
    keywords:
      "digital marketing, SEO services, paid search, content marketing, e-mail marketing, social media, analytics",
  },
};

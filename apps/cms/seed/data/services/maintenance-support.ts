import type { Seed } from "../../types";
import { mark } from "../technologies";

export const maintenanceSupport: Seed<"api::service.service"> = {
  slug: "maintenance-support",
  title: "Maintenance & Support",
  description:
    "Updates, fixes and small improvements for software already in use, on a monthly plan with hours you can see.",
  icon: "wrench",
  heroTitle: "Good software deserves regular care",
  heroSubtitle: "Updates, fixes and improvements",
  heroDescription:
    "We look after applications we built and applications we inherit: patches on a calendar, defects fixed by cause, small wishes delivered each month, and a log that tells you what was done, by whom and in how many hours.",
  heroImage: {
    file: "services/maintenance-support.webp",
    alt: "A release calendar beside a ticket board on which updates, fixes and reviews move towards done",
  },
  cta: { label: "Set up a care plan", href: "/contact" },
  whatWeOfferTitle: "What a care plan covers",
  whatWeOffer: [
    {
      icon: "shield-check",
      title: "Security patches",
      description:
        "Advisories for your stack are read daily; critical updates are tested on staging first, with release in two working days as the aim.",
    },
    {
      icon: "bug",
      title: "Defect fixing",
      description:
        "Each defect is reproduced, covered by a test and then repaired, so that the same report does not return next quarter.",
    },
    {
      icon: "package-check",
      title: "Version upgrades",
      description:
        "Frameworks, run-times and plug-ins kept within their supported range by small steps instead of a yearly upheaval.",
    },
    {
      icon: "list-plus",
      title: "Small improvements",
      description:
        "A new field, report or e-mail template need not wait for a project: spare hours in a month can go to your wish list.",
    },
    {
      icon: "folder-input",
      title: "Taking over old code",
      description:
        "Three weeks to read, build and document a system that another supplier left, ending in a frank report on its state.",
    },
    {
      icon: "users",
      title: "Help for your users",
      description:
        "A ticket desk in office hours that answers questions, writes short guides and tells bugs from misunderstandings.",
    },
  ],
  processTitle: "How we take a system into care",
  processSteps: [
    {
      title: "Health check",
      description:
        "Code, dependencies, backups and access rights are inspected, and the risks listed in red, amber and green.",
    },
    {
      title: "Make it buildable",
      description:
        "A fresh laptop must be able to build, test and run the system from the readme alone; we work until it does.",
    },
    {
      title: "Agree the plan",
      description:
        "Hours per month, response times by severity and a release rhythm go into a plan of no more than three pages.",
    },
    {
      title: "Work the queue",
      description:
        "Tickets are sorted every morning, estimated where they exceed half a day, and visible to you at every stage.",
    },
    {
      title: "Release on a rhythm",
      description: "Bundled changes go live on a fixed day every two weeks, with notes that your users can understand.",
    },
    {
      title: "Review each quarter",
      description:
        "We look at recurring causes, ageing parts and hours spent, and propose what to repair, replace or leave be.",
    },
  ],
  techStackTitle: "Systems we keep in good order",
  techStack: [
    mark("WordPress"),
    mark("Magento"),
    mark("Strapi"),
    mark("PHP"),
    mark(".NET"),
    mark("Java"),
    mark("Node.js"),
    mark("Python"),
    mark("React"),
    mark("Angular"),
    mark("Vue.js"),
    mark("MySQL"),
    mark("PostgreSQL"),
    mark("MongoDB"),
    mark("GitHub Actions"),
    { name: "Dependency scans", icon: "scan-search" },
  ],
  whyChooseTitle: "Why owners leave the upkeep to us",
  whyChooseList: [
    "The same two engineers answer month after month",
    "Hours logged per ticket and open to you at any time",
    "Inherited code welcome, whoever wrote it first",
    "Hours left over carry into the following month",
    "Every fix accompanied by a test that would have caught it",
    "Documentation updated in the same change as the code",
    "A month's notice is enough to pause or change the plan",
    "Plain-language release notes for people who use it daily",
  ].map((name) => ({ name })),
  testimonialsTitle: "From long-running care plans",
  testimonials: [
    {
      quote:
        "Our booking system was nine years old and its author had moved abroad. Three weeks later we had documentation, tests and someone to call.",
      name: "Erik Eksempelsen",
      role: "Managing Director, Example Ferries",
    },
    {
      quote:
        "I see every hour on every ticket. In two years I have questioned one entry, and it was corrected before lunch.",
      name: "Sunita Udaharan",
      role: "IT Manager, Sample Polytechnic",
    },
    {
      quote:
        "Upgrades used to be a dreaded project each spring. Now they are a line in the fortnightly notes, and nobody in the warehouse notices.",
      name: "Liam O'Sample",
      role: "Operations Manager, Acme Cold Storage",
    },
  ],
  seo: {
    metaTitle: "Software Maintenance and Support Plans",
    metaDescription:
      "Monthly care plans for websites and business software: security patches, defect fixes, version upgrades and small improvements, logged by the hour.",
    keywords:
      "software maintenance, website support, application support, security patches, legacy code, version upgrades",
  },
};

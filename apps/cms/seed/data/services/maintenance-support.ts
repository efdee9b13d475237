import type { Seed } from "../../types";
import { mark } from "../technologies";

export const maintenanceSupport: Seed<"api::service.service"> = {
  slug: "maintenance-support",
  title: "Maintenance & Support",
  description:
    "Updates, fixes and small improvements for software already in use, on a monthly plan with hours you can see.",
  icon: "wrench",
  heroTitle: "Good Software Deserves Regular Care",
  heroSubtitle: "Updates, Fixes and Improvements",
  heroDescription:
    "We look after applications we built and applications we inherit: patches on a calendar, defects fixed by cause, small wishes delivered each month, and a log that tells you what was done, by whom and in how many hours.",
  heroImage: {
    file: "services/maintenance-support.webp",
    alt: "A release calendar beside a ticket board on which updates, fixes and reviews move towards done",
  },
  cta: { label: "Set Up a Care Plan", href: "/contact" },
  whatWeOfferTitle: "What a Care Plan Covers",
  whatWeOffer: [
    {
      icon: "shield-check",
      title: "Security Patches",
      description:
        "Advisories for your stack are read daily; critical updates are tested on staging first, with release in two working days as the aim.",
    },
    {
      icon: "bug",
      title: "Defect Fixing",
      description:
        "Each defect is reproduced, covered by a test and then repaired, so that the same report does not return next quarter.",
    },
    {
      icon: "package-check",
      title: "Version Upgrades",
      description:
        "Frameworks, run-times and plug-ins kept within their supported range by small steps instead of a yearly upheaval.",
    },
    {
      icon: "list-plus",
      title: "Small Improvements",
      description:
        "A new field, report or e-mail template need not wait for a project: spare hours in a month can go to your wish list.",
    },
    {
      icon: "folder-input",
      title: "Taking Over Old Code",
      description:
        "Three weeks to read, build and document a system that another supplier left, ending in a frank report on its state.",
    },
    {
      icon: "users",
      title: "Help for Your Users",
      description:
        "A ticket desk in office hours that answers questions, writes short guides and tells bugs from misunderstandings.",
    },
  ],
  processTitle: "How We Take a System into Care",
  processSteps: [
    {
      title: "Health Check",
      description:
        "Code, dependencies, backups and access rights are inspected, and the risks listed in red, amber and green.",
    },
    {
      title: "Make It Buildable",
      description:
        "A fresh laptop must be able to build, test and run the system from the readme alone; we work until it does.",
    },
    {
      title: "Agree the Plan",
      description:
        "Hours per month, response times by severity and a release rhythm go into a plan of no more than three pages.",
    },
    {
      title: "Work the Queue",
      description:
        "Tickets are sorted every morning, estimated where they exceed half a day, and visible to you at every stage.",
    },
    {
      title: "Release on a Rhythm",
      description: "Bundled changes go live on a fixed day every two weeks, with notes that your users can understand.",
    },
    {
      title: "Review Each Quarter",
      description:
        "We look at recurring causes, ageing parts and hours spent, and propose what to repair, replace or leave be.",
    },
  ],
  techStackTitle: "Systems We Keep in Good Order",
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
    { name: "Dependency Scans", icon: "scan-search" },
  ],
  whyChooseTitle: "Why Owners Leave the Upkeep to Us",
  whyChooseList: [
    "The same two engineers answer month after month",
    "Hours logged per ticket and open to you at any time",
    "Inherited code welcome, whoever wrote it first",
    "Hours left over carry into the following month",
    "Every fix accompanied by a test that would have caught it",
    "Documentation updated in the same change as the code",
    "A month’s notice is enough to pause or change the plan",
    "Plain-language release notes for people who use it daily",
  ].map((name) => ({ name })),
  testimonialsTitle: "From Long-Running Care Plans",
  testimonials: [
    {
      quote:
        "The maker of our old calendar had closed. They took its code over, tested it against two years of entries, and the same two engineers still look after us.",
      name: "Samuel Thomas",
      role: "Head of Operations, Pulsewell",
      href: "/work/pulsewell-clinic-booking",
    },
    {
      quote:
        "I see every hour on every ticket. In two years I have questioned one entry, and it was corrected before lunch.",
      name: "Sunita Rawat",
      role: "IT Manager, Juniper Hill Polytechnic",
    },
    {
      quote:
        "Upgrades used to be a dreaded project each spring. Now they are a line in the fortnightly notes, and nobody in the warehouse notices.",
      name: "Liam O’Connell",
      role: "Operations Manager, Frostmere Cold Storage",
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

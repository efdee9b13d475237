import type { Seed } from "../../types";
import { mark } from "../technologies";

export const webDevelopment: Seed<"api::service.service"> = {
  slug: "web-development",
  title: "Web Development",
  description:
    "Fast, accessible sites, portals and browser applications that stay easy to change long after they go live.",
  icon: "app-window",
  heroTitle: "Websites Your Team Can Build On for Years",
  heroSubtitle: "Websites and Web Applications",
  heroDescription:
    "We design and build company sites, customer portals and internal tools that open quickly on a mid-range phone, work without a mouse, and come with tests, documentation and source code held in your name.",
  heroImage: {
    file: "services/web-development.webp",
    alt: "A browser window with a customer portal dashboard beside its component library and the same page on a phone",
  },
  cta: { label: "Plan Your Website", href: "/contact" },
  whatWeOfferTitle: "What We Build for the Web",
  whatWeOffer: [
    {
      icon: "layout-template",
      title: "Company and Campaign Sites",
      description:
        "Content-managed sites made of reusable sections, so your editors publish a landing page in an hour without raising a ticket.",
    },
    {
      icon: "users",
      title: "Customer and Partner Portals",
      description:
        "Logins, roles, documents and invoices in one place, connected to the ERP or CRM where your records already live.",
    },
    {
      icon: "panels-top-left",
      title: "Single-Page Applications",
      description:
        "React, Angular or Vue front ends for dashboards and booking tools, with typed code and component tests from week one.",
    },
    {
      icon: "monitor-smartphone",
      title: "Progressive Web Apps",
      description:
        "Installable sites that open offline, send notifications and keep a field team working through a patchy connection.",
    },
    {
      icon: "git-branch",
      title: "Modernising Older Sites",
      description:
        "Ageing jQuery, PHP or .NET screens move to a current stack one route at a time, while the existing site stays in service.",
    },
    {
      icon: "accessibility",
      title: "Accessibility and Search",
      description:
        "WCAG 2.2 AA checks, semantic markup and structured data are agreed before the first sprint and tested in each one.",
    },
  ],
  processTitle: "From First Workshop to Launch Day",
  processSteps: [
    {
      title: "Discover",
      description:
        "Two workshops with owners and users produce a page map, a list of integrations and a written measure of success.",
    },
    {
      title: "Prototype",
      description:
        "Clickable Figma screens for the five or six busiest journeys, tried out by real visitors before any code exists.",
    },
    {
      title: "Decide the Architecture",
      description:
        "Rendering, hosting and data model are chosen openly; each decision is noted with its cost and its alternatives.",
    },
    {
      title: "Build in the Open",
      description:
        "Two-week sprints, each closing with a demo on a staging address that you can open from your own phone.",
    },
    {
      title: "Test and Harden",
      description:
        "Cross-browser runs, a load test and an accessibility audit empty the defect list before the domain is switched.",
    },
    {
      title: "Launch and Hand Over",
      description:
        "A rehearsed release with redirects and a way back, then thirty days of close attention and a handover session.",
    },
  ],
  techStackTitle: "The Web Stack We Reach For",
  techStack: [
    mark("Next.js"),
    mark("React"),
    mark("Angular"),
    mark("Vue.js"),
    mark("JavaScript"),
    { name: "TypeScript", icon: "file-code" },
    mark("HTML"),
    mark("CSS"),
    mark("Node.js"),
    mark(".NET"),
    mark("PHP"),
    mark("PostgreSQL"),
    mark("MongoDB"),
    { name: "Browser Testing", icon: "test-tube" },
  ],
  whyChooseTitle: "Why Teams Bring Us Their Websites",
  whyChooseList: [
    "Source code in your repository from the first commit",
    "One named tech lead from kick-off to launch",
    "A page-weight budget checked on every pull request",
    "Web projects delivered continuously since our first year",
    "Discovery priced separately, before you commit to a build",
    "Editors trained on your own content, not on a demo",
    "Sprint demos every second Friday, recorded for absentees",
    "Open-source foundations, so no licence ties you to us",
  ].map((name) => ({ name })),
  testimonialsTitle: "What Web Clients Say",
  testimonials: [
    {
      quote:
        "Our old portal took eleven seconds to open an order. The new one takes under two, and the night desk has stopped keeping its own spreadsheet.",
      name: "Meera Saxena",
      role: "Head of Operations, Tidewell Freight",
    },
    {
      quote:
        "They wrote down every decision and what it would cost us later. When we hired our own developers, they were productive within a week.",
      name: "John Ferreira",
      role: "Chief Technology Officer, Quillmark Accounting",
    },
    {
      quote:
        "More than a third of our visits are now booked after we have closed. Patients who would rather ring still can, and fewer of them need to.",
      name: "Lakshmi Prasad",
      role: "Head of Patient Services, Pulsewell",
      href: "/work/pulsewell-clinic-booking",
    },
  ],
  seo: {
    metaTitle: "Web Development Company",
    metaDescription:
      "Corporate websites, self-service portals and web applications in React, Next.js, Node.js and .NET, built with tests and documentation.",
    keywords:
      "web development, web application development, React developers, Next.js, customer portals, progressive web apps",
  },
};

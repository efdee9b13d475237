import type { Seed } from "../../types";
import { mark } from "../technologies";

export const performanceOptimization: Seed<"api::service.service"> = {
  slug: "performance-optimization",
  title: "Performance Optimization",
  description:
    "We find what makes your site, app or database slow, fix it in order of effect, and show the before and after.",
  icon: "gauge",
  heroTitle: "Find the Slow Second and Give It Back",
  heroSubtitle: "Speed, Measured and Kept",
  heroDescription:
    "Slow software is rarely slow everywhere. We measure real visits, trace the wait to a query, a script or a server, and repair the few places that matter, with figures from before and after that your own team can repeat.",
  heroImage: {
    file: "services/performance-optimization.webp",
    alt: "A page load waterfall above a speed gauge and a line chart of response times falling after a release",
  },
  cta: { label: "Book a Speed Audit", href: "/contact" },
  whatWeOfferTitle: "Where the Time Usually Hides",
  whatWeOffer: [
    {
      icon: "gauge",
      title: "Core Web Vitals",
      description:
        "Largest paint under 2.5 seconds, interaction under 200 milliseconds and layout shift below 0.1 as working targets.",
    },
    {
      icon: "database-zap",
      title: "Database Tuning",
      description:
        "Query plans, missing indexes, lock waits and oversized tables examined on production-sized data, then corrected.",
    },
    {
      icon: "server-cog",
      title: "Back-End Profiling",
      description:
        "Flame graphs and request traces that name the function, the call or the serialisation step eating the milliseconds.",
    },
    {
      icon: "images",
      title: "Front-End Slimming",
      description:
        "Unused script removed, images resized and served as AVIF, fonts trimmed: often half the page weight within a sprint.",
    },
    {
      icon: "hard-drive",
      title: "Caching and Delivery",
      description:
        "Browser, edge and Redis caches with sensible lifetimes and clean invalidation, so that nobody sees yesterday’s price.",
    },
    {
      icon: "activity",
      title: "Load and Stress Testing",
      description:
        "Realistic journeys at growing volume until something bends, with the breaking point and its cause on one chart.",
    },
  ],
  processTitle: "How a Speed Audit Runs",
  processSteps: [
    {
      title: "Set the Baseline",
      description:
        "Field data from actual visitors and lab runs on fixed devices give us figures that everyone accepts as the start.",
    },
    {
      title: "Trace the Wait",
      description:
        "We follow ten typical requests from tap to database and back, noting where each hundred milliseconds is spent.",
    },
    {
      title: "Rank the Causes",
      description:
        "Findings are sorted by gain per day of work, so that the top five usually account for most of the delay.",
    },
    {
      title: "Fix and Compare",
      description:
        "Each correction ships by itself behind a switch and is compared with the version before it on live traffic.",
    },
    {
      title: "Prove It Under Load",
      description:
        "The repaired system meets your expected peak and then twice that figure, in an environment sized like production.",
    },
    {
      title: "Guard the Gain",
      description:
        "Budgets in the pipeline and a weekly trend chart stop the next release from quietly spending what was saved.",
    },
  ],
  techStackTitle: "What We Tune and Measure With",
  techStack: [
    { name: "Load Testing", icon: "activity" },
    { name: "Request Tracing", icon: "route" },
    { name: "Field Metrics", icon: "gauge" },
    mark("JavaScript"),
    mark("Next.js"),
    mark("Node.js"),
    mark(".NET"),
    mark("PostgreSQL"),
    mark("MySQL"),
    mark("MongoDB"),
    mark("Redis"),
  ],
  whyChooseTitle: "Why Slow Systems Come to Us",
  whyChooseList: [
    "A ranked list of causes within ten working days",
    "Before and after figures from the same test rig",
    "Fixes made by engineers, not passed on in a slide deck",
    "Results read at the 75th percentile of real visitors",
    "No rewrite proposed until tuning has been tried",
    "Test scripts and dashboards left with your team",
    "Front end, server and database covered by one squad",
    "Gains protected by budgets in your build pipeline",
  ].map((name) => ({ name })),
  testimonialsTitle: "Seconds Saved, in Their Words",
  testimonials: [
    {
      quote:
        "A month-end report ran for forty minutes and locked the ledger. Two indexes and a rewritten join later, it finishes before the tea does.",
      name: "Tomasz Zieliński",
      role: "Finance Systems Lead, Wierzba Furniture Works",
    },
    {
      quote:
        "We were ready to pay for bigger servers. They found one chatty endpoint, and we ended the quarter on smaller machines.",
      name: "Divya Iyer",
      role: "Platform Owner, Tamasha Tickets",
    },
    {
      quote:
        "On a phone, the first lamp took 4.8 seconds to appear. It takes 1.1, mostly because seven scripts that nobody could name an owner for are gone.",
      name: "Dev Malhotra",
      role: "Shop Manager, Lumen & Loom",
      href: "/work/lumen-loom-quicker-shop",
    },
  ],
  seo: {
    metaTitle: "Website and App Performance Tuning",
    metaDescription:
      "Speed audits, Core Web Vitals, database tuning, caching and load tests by engineers who repair the causes they find and leave you the measurements.",
    keywords: "performance optimization, Core Web Vitals, page speed, database tuning, load testing, caching",
  },
};

import type { Seed } from "../../types";
import { mark } from "../technologies";

export const performanceOptimization: Seed<"api::service.service"> = {
  slug: "performance-optimization",
  title: "Performance Optimization",
  description:
    "We find what makes your site, app or database slow, fix it in order of effect, and show the before and after.",
  icon: "gauge",
  heroTitle: "Find the slow second and give it back",
  heroSubtitle: "Speed, measured and kept",
  heroDescription:
    "Slow software is rarely slow everywhere. We measure real visits, trace the wait to a query, a script or a server, and repair the few places that matter, with figures from before and after that your own team can repeat.",
  heroImage: {
    file: "services/performance-optimization.webp",
    alt: "A page load waterfall above a speed gauge and a line chart of response times falling after a release",
  },
  cta: { label: "Book a speed audit", href: "/contact" },
  whatWeOfferTitle: "Where the time usually hides",
  whatWeOffer: [
    {
      icon: "gauge",
      title: "Core Web Vitals",
      description:
        "Largest paint under 2.5 seconds, interaction under 200 milliseconds and layout shift below 0.1 as working targets.",
    },
    {
      icon: "database-zap",
      title: "Database tuning",
      description:
        "Query plans, missing indexes, lock waits and oversized tables examined on production-sized data, then corrected.",
    },
    {
      icon: "server-cog",
      title: "Back-end profiling",
      description:
        "Flame graphs and request traces that name the function, the call or the serialisation step eating the milliseconds.",
    },
    {
      icon: "images",
      title: "Front-end slimming",
      description:
        "Unused script removed, images resized and served as AVIF, fonts trimmed: often half the page weight within a sprint.",
    },
    {
      icon: "hard-drive",
      title: "Caching and delivery",
      description:
        "Browser, edge and Redis caches with sensible lifetimes and clean invalidation, so that nobody sees yesterday's price.",
    },
    {
      icon: "activity",
      title: "Load and stress testing",
      description:
        "Realistic journeys at growing volume until something bends, with the breaking point and its cause on one chart.",
    },
  ],
  processTitle: "How a speed audit runs",
  processSteps: [
    {
      title: "Set the baseline",
      description:
        "Field data from actual visitors and lab runs on fixed devices give us figures that everyone accepts as the start.",
    },
    {
      title: "Trace the wait",
      description:
        "We follow ten typical requests from tap to database and back, noting where each hundred milliseconds is spent.",
    },
    {
      title: "Rank the causes",
      description:
        "Findings are sorted by gain per day of work, so that the top five usually account for most of the delay.",
    },
    {
      title: "Fix and compare",
      description:
        "Each correction ships by itself behind a switch and is compared with the version before it on live traffic.",
    },
    {
      title: "Prove it under load",
      description:
        "The repaired system meets your expected peak and then twice that figure, in an environment sized like production.",
    },
    {
      title: "Guard the gain",
      description:
        "Budgets in the pipeline and a weekly trend chart stop the next release from quietly spending what was saved.",
    },
  ],
  techStackTitle: "What we tune and measure with",
  techStack: [
    { name: "Load testing", icon: "activity" },
    { name: "Request tracing", icon: "route" },
    { name: "Field metrics", icon: "gauge" },
    mark("JavaScript"),
    mark("Next.js"),
    mark("Node.js"),
    mark(".NET"),
    mark("PostgreSQL"),
    mark("MySQL"),
    mark("MongoDB"),
    mark("Redis"),
  ],
  whyChooseTitle: "Why slow systems come to us",
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
  testimonialsTitle: "Seconds saved, in their words",
  testimonials: [
    {
      quote:
        "A month-end report ran for forty minutes and locked the ledger. Two indexes and a rewritten join later, it finishes before the tea does.",
      name: "Tomasz Przykładowski",
      role: "Finance Systems Lead, Example Manufacturing",
    },
    {
      quote:
        "We were ready to pay for bigger servers. They found one chatty endpoint, and we ended the quarter on smaller machines.",
      name: "Divya Benchmarkar",
      role: "Platform Owner, Sample Tickets",
    },
    {
      quote:
        "Mobile pages fell from 6.1 to 1.9 seconds in five weeks. The chart hangs in our office, and the budget check has kept it flat since.",
      name: "Amara Sketchwell",
      role: "Digital Director, Acme Garden Centres",
    },
  ],
  seo: {
    metaTitle: "Website and App Performance Tuning",
    metaDescription:
      "Speed audits, Core Web Vitals, database tuning, caching and load tests by engineers who repair the causes they find and leave you the measurements.",
    keywords: "performance optimization, Core Web Vitals, page speed, database tuning, load testing, caching",
  },
};

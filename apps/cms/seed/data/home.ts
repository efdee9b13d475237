import type { Seed } from "../types";
import { aboutPage } from "./pages";

export const homePage: Seed<"api::home-page.home-page"> = {
  seo: {
    metaTitle: "IT Services and Software Engineering",
    metaDescription:
      "Web, mobile, cloud, API and e-commerce engineering by {firm}: 500+ finished projects, and people who answer for their work.",
    keywords:
      "IT services company, web development, mobile app development, UI/UX design, e-commerce solution, cloud solutions, API development",
  },
  heroSlides: [
    {
      title: "Web Development",
      subtitle: "Sites and web applications that load fast, read well and stay easy to change for years.",
      image: {
        file: "home/hero-web.webp",
        alt: "A browser window with a shipping dashboard, and in front of it a component library and a performance score of 99",
      },
      link: { label: "Explore Web Development", href: "/services/web-development" },
    },
    {
      title: "Mobile App Development",
      subtitle: "iOS and Android apps that open at once, work without a signal and earn their place.",
      image: {
        file: "home/hero-mobile.webp",
        alt: "Three phones with a flight booking, a bank and a health app, and two notification cards",
      },
      link: { label: "Explore Mobile Apps", href: "/services/mobile-development" },
    },
    {
      title: "UI/UX Design",
      subtitle: "Interfaces tested with real users before the first line of production code is written.",
      image: {
        file: "home/hero-design.webp",
        alt: "A design canvas with the desktop and phone versions of one page, a colour palette, type samples and two cursors at work",
      },
      link: { label: "See How We Design", href: "/services/web-development" },
    },
    {
      title: "E-commerce Solution",
      subtitle: "Online stores with honest product pages, a short checkout and stock figures you can trust.",
      image: {
        file: "home/hero-commerce.webp",
        alt: "An online shop in a browser window with product cards, and a phone in front with the checkout, an order confirmation and today’s revenue",
      },
      link: { label: "Explore E-commerce", href: "/services/e-commerce-solution" },
    },
  ],
  servicesTitle: "Turning Vision into Scalable Solutions",
  servicesSubtitle:
    "Design, development, AI / ML, cloud and marketing under one roof, so that an idea passes through fewer hands on its way to the people it is for.",
  serviceCards: [
    {
      title: "Web Development",
      description: "Fast, accessible sites and applications your own team can run.",
      bullets: [
        "Corporate sites and web portals",
        "Customer dashboards and admin tools",
        "Progressive web apps",
        "Accessible to WCAG 2.2 AA",
        "Editor-friendly content systems",
        "Tested in real browsers",
      ].join("\n"),
      link: { label: "Web Development", href: "/services/web-development" },
    },
    {
      title: "Mobile Development",
      description: "Native and cross-platform apps, from first sketch to store release.",
      bullets: [
        "Native iOS and Android apps",
        "Flutter and React Native",
        "Offline-first data sync",
        "Push messages and deep links",
        "App store release and review",
        "Crash and usage monitoring",
      ].join("\n"),
      link: { label: "Mobile Development", href: "/services/mobile-development" },
    },
    {
      title: "Cloud Solutions",
      description: "Cloud platforms sized for your real load and kept as code.",
      bullets: [
        "Migration without long downtime",
        "AWS, Azure and Google Cloud",
        "Infrastructure kept as code",
        "Containers and Kubernetes",
        "Backups proven by test restores",
        "Monthly reviews of the bill",
      ].join("\n"),
      link: { label: "Cloud Solutions", href: "/services/cloud-solutions" },
    },
    {
      title: "API Development",
      description: "Interfaces that connect your systems and are pleasant to build on.",
      bullets: [
        "REST and GraphQL interfaces",
        "Payment, ERP and CRM integrations",
        "Versions that break no client",
        "OAuth sign-in and access rules",
        "Rate limits, queues and webhooks",
        "Documentation with live examples",
      ].join("\n"),
      link: { label: "API Development", href: "/services/api-development" },
    },
    {
      title: "E-commerce Solution",
      description: "Stores that stay quick on sale days and honest about stock.",
      bullets: [
        "Shopify, Magento and custom stores",
        "UPI, cards and net banking",
        "Stock and order synchronisation",
        "Search, filters and offers",
        "Checkout built for small phones",
        "GST invoices and returns",
      ].join("\n"),
      link: { label: "E-commerce Solution", href: "/services/e-commerce-solution" },
    },
  ],
  viewAllCard: {
    title: "View All",
    description: "Nine services, from a first prototype to support around the clock. See what each one covers.",
    link: { label: "View Services", href: "/services" },
  },
  industriesTitle: "Solutions for Every Industry",
  industriesSubtitle:
    "The tools are shared; the rules, the risks and the working day are not. We learn yours before we propose anything.",
  industriesCallout: {
    title: "Your Industry, Our Innovation",
    description:
      "Not on the list? Tell us how a day in your business runs, and we will tell you honestly where software helps.",
    link: { label: "Let’s Connect", href: "/contact" },
  },
  technologiesTitle: "Technologies We Use",
  technologiesSubtitle: "Tools we know well enough to say when not to use them.",
  showcaseTitle: "Delivering Results That Matter",
  showcaseSubtitle: "Four kinds of work we are asked for again and again, and what changes when they are done well.",
  showcaseSlides: [
    {
      title: "Logistics Control Tower",
      caption: "Every vehicle, delay and delivery on one live map, so that dispatchers call the driver who needs them.",
      image: {
        file: "home/showcase-1.webp",
        alt: "A logistics control tower: a live map with vehicle routes, a list of delayed consignments and a chart of on-time deliveries",
      },
      link: { label: "How Harbourline Did It", href: "/work/harbourline-arrival-times" },
    },
    {
      title: "Tele-health App",
      caption: "Book, talk to a doctor and collect the prescription in one app that patients of any age can follow.",
      image: {
        file: "home/showcase-2.webp",
        alt: "A tele-health app on two phones: a video visit with a doctor, and an appointment list with a prescription card",
      },
      link: { label: "Clinic Booking at Pulsewell", href: "/work/pulsewell-clinic-booking" },
    },
    {
      title: "Storefront Growth",
      caption: "A quicker catalogue, a shorter checkout and a weekly view of what shoppers look for and do not find.",
      image: {
        file: "home/showcase-3.webp",
        alt: "A storefront with product cards beside a sales dashboard with a rising revenue curve and a checkout funnel",
      },
      link: { label: "Inside Lumen & Loom", href: "/work/lumen-loom-quicker-shop" },
    },
    {
      title: "Factory IoT Dashboard",
      caption: "Sensor readings become maintenance tasks while there is still time to plan the stop.",
      image: {
        file: "home/showcase-4.webp",
        alt: "A factory dashboard with a line diagram of machines, temperature and vibration charts, and one machine marked for service",
      },
      link: { label: "How Ghatmetal Did It", href: "/work/ghatmetal-planned-repairs" },
    },
  ],
  collaboration: {
    title: "Smart Collaboration Models",
    text: "Some projects need a team, some need a price, some need a company within a company. Choose the model that fits the work, and change it when the work changes.",
    models: [
      {
        icon: "users-round",
        title: "Dedicated Team",
        description: "Engineers who work only for you, in your tools and your rhythm, month by month.",
      },
      {
        icon: "clipboard-check",
        title: "Fixed Scope",
        description: "A written scope, a fixed price and dated milestones for work that is clear from the start.",
      },
      {
        icon: "key-round",
        title: "Build-Operate-Transfer",
        description: "We build the team and the product, run both, and hand you the keys when you are ready.",
      },
    ],
    link: { label: "Start Your Project", href: "#contact" },
    image: {
      file: "home/collaboration.webp",
      alt: "A shared project board with task cards, a video call with four silhouettes and a milestone timeline",
    },
  },
  faqTitle: "Frequently Asked Questions",
  faqSubtitle: "Short answers to what most people ask us in the first conversation.",
  faqImage: {
    file: "home/faq.webp",
    alt: "A chat window with a question and its answer, over a help centre page with a search field and topic cards",
  },
  proofTitle: "What Clients Got Out of It",
  proofFigures: aboutPage.stats?.slice(0, 3),
  proofQuote: {
    quote:
      "I had expected a new look. What I got was fewer things on the page, and the first November in which nobody had to say sorry.",
    name: "Ingrid Dahl",
    role: "Co-founder, Lumen & Loom",
    href: "/work/lumen-loom-quicker-shop",
  },
  contactTitle: "Tell Us What You Want to Build",
  contactText:
    "A few sentences are enough. A project lead reads them and comes back with questions, a first opinion and an honest view of the effort.",
  contactLink: { label: "Contact Us", href: "/contact" },
};

import type { Seed } from "../types";

export const aboutPage: Omit<Seed<"api::about-page.about-page">, "ceoName" | "ceoRole"> = {
  seo: {
    metaTitle: "About Our Engineering Firm",
    metaDescription:
      "{firm.short} builds software with small senior teams, and looks after it. Meet our founder, and read what we value and how we work.",
    keywords: "about {firm.short}, software company, engineering team, mission, vision, core values",
  },
  hero: {
    title: "Driven by Passion",
    highlight: "Powered by Technology",
    subtitle: "Engineers who turn good ideas into dependable software, and stay to look after it.",
    image: {
      file: "pages/about.webp",
      alt: "A timeline running through cards with early sketches, an app screen and a cloud diagram",
    },
  },
  stats: [
    { value: "{years}+", label: "Years of Experience" },
    { value: "500+", label: "Projects Completed" },
    { value: "100+", label: "Happy Clients" },
    { value: "4.5", label: "Satisfaction Rate out of 5" },
  ],
  storyTitle: "Our Story",
  storyText: `{firm.short} began with three engineers, one rented room and a client who needed a stock system that did not lose count. We built it, stayed to look after it, and learnt the lesson that still shapes the firm: the day software goes live is the day the real work begins.

Since then we have completed more than 500 projects for over 100 clients, from first products of two-person startups to platforms on which large enterprises run their day. Whoever leads one brings 13+ years of experience to it. The tools have changed many times. The habits have not: understand the work before the code, write things down, test what matters, and say early when something will not hold.`,
  storyImage: {
    file: "about/story.webp",
    alt: "A desk scene of layered screens: a hand-drawn wireframe, the finished application in a browser frame, and a release log",
  },
  ceoTitle: "From Our Founder",
  ceoMessage: `People rarely come to us for technology. They come because a process hurts, a deadline is close or an idea will not leave them alone. Our first duty is to listen long enough to know which of these it is.

I still review code when the team lets me. It keeps me honest about what a promise costs. If we tell you a date, somebody who will do the work has agreed to it; if we think you do not need us, we will tell you that as well.`,
  missionTitle: "Our Mission",
  missionText:
    "To build software that does its work quietly and well: understood by the people who use it, affordable to run, and ready to change when the business does.",
  visionTitle: "Our Vision",
  visionText:
    "To be the engineering partner whose systems are still in good health ten years on, and whose clients recommend us because of it.",
  valuesTitle: "Our Core Values",
  coreValues: [
    {
      number: "01",
      title: "Innovation",
      description:
        "We try new ideas on small things first, measure what they change, and keep the ones that earn their place.",
    },
    {
      number: "02",
      title: "Integrity",
      description: "Estimates, risks and mistakes are said aloud and early, while there is still time to act on them.",
    },
    {
      number: "03",
      title: "Excellence",
      description: "Tested, reviewed and documented is what “done” means, on the last day as on the first.",
    },
    {
      number: "04",
      title: "Collaboration",
      description:
        "Your team and ours work as one, with the same board, the same facts and the same definition of success.",
    },
  ],
};

export const servicesPage: Seed<"api::services-page.services-page"> = {
  seo: {
    metaTitle: "Web, Mobile, Cloud and API Services",
    metaDescription:
      "Nine services from one team: web, mobile, API, cloud, e-commerce, digital marketing, performance, maintenance and 24/7 support. See what each covers.",
    keywords:
      "IT services, web development, mobile development, API development, cloud solutions, digital marketing, performance optimization, 24/7 support",
  },
  hero: {
    title: "Services That See an Idea Through",
    subtitle:
      "From the first sketch to the support call at three in the morning, with one team that answers for all of it.",
    image: {
      file: "pages/services.webp",
      alt: "Nine service tiles around a central browser frame, joined by thin lines to a pipeline and a phone",
    },
  },
  bannerTitle: "What We Offer",
  bannerSubtitle:
    "Take one service or the whole journey. Each has a clear scope, a named lead and a plain-language report.",
  whyChooseImage: {
    file: "services/why-choose.webp",
    alt: "A project dashboard with a completed milestone list, a steady delivery chart and a passing quality report",
  },
  detailIndustriesTitle: "Industries We Work With",
  detailIndustries: [
    "Healthcare",
    "Finance",
    "Restaurant",
    "eCommerce",
    "Travel",
    "Entertainment",
    "Social Media",
    "Education",
    "Real Estate",
    "Agriculture",
    "Telecom",
    "Insurance",
  ].join("\n"),
  detailFaqTitle: "Questions We Hear Often",
};

export const technologiesPage: Seed<"api::technologies-page.technologies-page"> = {
  seo: {
    metaTitle: "Technologies We Work With",
    metaDescription:
      "The 45 languages, frameworks, databases, cloud platforms and design tools our engineers use every day, and what we choose each group of them for.",
    keywords: "technology stack, React, Node.js, Flutter, PostgreSQL, AWS, Kubernetes, Figma",
  },
  hero: {
    title: "Technologies We Trust",
    subtitle:
      "Proven tools for most of the work, newer ones where they truly help, and a reason written down for each choice.",
    image: {
      file: "pages/technologies.webp",
      alt: "A layered stack diagram from interface to database, with code, an API response and a cluster view on its levels",
    },
  },
};

export const industriesPage: Seed<"api::industries-page.industries-page"> = {
  seo: {
    metaTitle: "Industries We Serve",
    metaDescription:
      "Software for Healthcare, Finance, E-commerce, Manufacturing, Travel, Real Estate and Sports, built around the rules and routines of each industry.",
    keywords:
      "industry software, healthcare software, finance software, e-commerce, manufacturing IoT, travel technology, real estate technology, sports technology",
  },
  hero: {
    title: "Industries We Serve",
    subtitle:
      "Different rules, different risks, different rush hours. We learn the trade before we write the software for it.",
    image: {
      file: "pages/industries.webp",
      alt: "Seven small scenes in a grid: a route map, a heart-rate curve, a machine diagram, a cart, a floor plan, a scoreboard and a ticket",
    },
  },
  introTitle: "The Work Comes First",
  introText: `A warehouse, a ward and a trading floor may share a database engine and nothing else. What makes software fit is knowing who uses it, in what hurry, under which rules, and what a mistake costs there.

We work for Healthcare, Finance, E-commerce, Manufacturing, Travel, Real Estate and Sports, among others. Every engagement begins with time spent beside the people who do the job, because the exceptions they know by heart are the part no brief contains.`,
  callout: {
    title: "Your Industry, Our Innovation",
    description:
      "Describe the part of the day that takes too long. We will tell you whether software can shorten it, and how.",
    link: { label: "Let’s Connect", href: "/contact" },
  },
};

export const workPage: Seed<"api::work-page.work-page"> = {
  seo: {
    metaTitle: "Case Studies and Client Results",
    metaDescription:
      "What our clients asked for, how we worked and what changed, with figures and their sources: case studies by service and by industry.",
    keywords: "case studies, client results, software projects, web development, mobile apps, cloud, e-commerce",
  },
  hero: {
    title: "Work We Can Put Figures To",
    subtitle: "What clients asked for, how we went about it, and what changed once it was live.",
    image: {
      file: "pages/work.webp",
      alt: "Six product screens from a shop, a map, a ward, a table booking, a factory and a match around a chart that rises from launch day",
    },
  },
  listTitle: "Case Studies",
  challengeTitle: "The Challenge",
  approachTitle: "How We Worked",
  resultsTitle: "What Changed",
  technologiesTitle: "Built With",
  galleryTitle: "A Closer Look",
  relatedTitle: "From Our Work",
  onHomePage: true,
  onServicePages: true,
  onIndustriesPage: true,
  onTechnologiesPage: true,
  callout: {
    title: "Have Something Similar in Mind?",
    description: "Tell us where you stand today. A project lead replies within two working days.",
    link: { label: "Talk to Us", href: "/contact" },
  },
};

export const searchPage: Seed<"api::search-page.search-page"> = {
  seo: {
    metaTitle: "Search Services, Case Studies, Articles and Jobs",
    metaDescription:
      "Find services, case studies, industries, technologies, articles and open positions by a few words.",
    keywords: "search, services, case studies, industries, technologies, articles, jobs",
  },
  title: "What are you looking for?",
  label: "Search",
  placeholder: "Cloud migration, React, checkout …",
  button: "Search",
  emptyTitle: "A few words are enough",
  emptyText: "You can find services, case studies, industries, technologies, articles and open positions.",
  noResultTitle: "No results for “{query}”",
  noResultText: "Try other or fewer words, or ask us: an answer by a person takes two working days at most.",
  suggestions: [
    { label: "Services", href: "/services" },
    { label: "Technologies", href: "/technologies" },
    { label: "Careers", href: "/careers" },
    { label: "Contact Us", href: "/contact" },
  ],
};

export const careersPage: Seed<"api::careers-page.careers-page"> = {
  seo: {
    metaTitle: "Careers in Software, Office or Remote",
    metaDescription:
      "Open positions at {firm} for engineers, testers and marketers, in the office or remote: real problems and sane hours.",
    keywords: "IT careers, remote engineering jobs, backend engineer jobs, DevOps jobs, QA jobs",
  },
  hero: {
    title: "Do the Best Work of Your Career",
    subtitle: "Interesting problems, colleagues who explain things, and evenings that belong to you.",
    image: {
      file: "pages/careers.webp",
      alt: "A team board with profile silhouettes, a code review with friendly comments and a calendar with a free evening",
    },
  },
  benefitsTitle: "Life at {firm.short}",
  benefitsSubtitle: "Six things we promise every colleague, and expect to be reminded of.",
  benefits: [
    {
      icon: "lightbulb",
      title: "Innovative Projects",
      description: "Products with real users and open questions, where your judgement matters as much as your typing.",
    },
    {
      icon: "graduation-cap",
      title: "Continuous Learning",
      description: "Time set aside each week, a budget for books and courses, and colleagues who like to teach.",
    },
    {
      icon: "users-round",
      title: "Team Culture",
      description: "Small teams, kind code reviews and the freedom to say “I do not know” in any meeting.",
    },
    {
      icon: "trending-up",
      title: "Growth Focus",
      description: "A written path for specialists and for leads, with a conversation about it twice a year.",
    },
    {
      icon: "scale",
      title: "Work-Life Balance",
      description: "Flexible hours, remote days and on-call rotas that are planned, paid and followed by rest.",
    },
    {
      icon: "award",
      title: "Recognition",
      description: "Good work is named in front of the people it helped, and it shows in pay as well as praise.",
    },
  ],
  openingsTitle: "Current Openings",
  openingsSubtitle: "Read what the work involves, then apply with a résumé. It takes about five minutes.",
  hiringTitle: "How Hiring Goes Here",
  hiringSteps: [
    {
      title: "A Person Reads It",
      description:
        "Somebody who does this work reads your application. You hear from us within a week, whether it is a yes or a no.",
    },
    {
      title: "We Talk",
      description:
        "Forty-five minutes by video with the lead of your team. No puzzles: you tell us what you have built, and you ask us anything.",
    },
    {
      title: "We Work Together",
      description:
        "A paid half day on a small, real task with two colleagues. Two days later you have an offer, or our reasons in plain words.",
    },
  ],
  peopleTitle: "The People You Would Meet",
  privacyNotice:
    "Your application and résumé are stored privately and read only by our hiring team. Write to us at any time and we will erase them.",
};

export const contactPage: Seed<"api::contact-page.contact-page"> = {
  seo: {
    metaTitle: "Contact Us",
    metaDescription:
      "Write to {firm} or call us. Tell us what you are building; a project lead replies within two working days.",
    keywords: "contact {firm.short}, project enquiry, software quote, IT company, hire developers",
  },
  hero: {
    title: "Tell Us What You Are Building",
    subtitle: "A half-formed idea is a fine place to start. A project lead reads every message and replies.",
    image: {
      file: "pages/contact.webp",
      alt: "A message window with a short conversation, an envelope card and a map with a marker",
    },
  },
  formTitle: "Send Us a Message",
  formSubtitle: "Tell us what you need, what exists already and when it matters. We answer within two working days.",
  phoneTitle: "Call Us",
  emailTitle: "Write to Us",
  locationTitle: "Visit Us",
};

export const blogPage: Seed<"api::blog-page.blog-page"> = {
  seo: {
    metaTitle: "Engineering Blog",
    metaDescription:
      "Notes from working engineers on web development, design, cloud and digital marketing: opinions, trade-offs and sums you can check for yourself.",
    keywords: "engineering blog, web development, UI/UX design, cloud computing, digital marketing, software practice",
  },
  hero: {
    title: "Notes from the Workshop",
    subtitle: "What we learn while building software, written down with the reasons and the sums left in.",
    image: {
      file: "pages/blog.webp",
      alt: "An article page in a browser frame with a diagram and a code sample, and smaller article cards behind it",
    },
  },
  listTitle: "Latest Articles",
  authorLabel: "{firm.short} Editorial",
};

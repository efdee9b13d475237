import type { Seed } from "../types";

export const industries: Seed<"api::industry.industry">[] = [
  {
    title: "Logistics",
    description: "Dispatch automation and smart tracking that show where every consignment is, from dock to door.",
    icon: "truck",
    image: {
      file: "industries/logistics.webp",
      alt: "A route map with moving vehicle markers, a consignment list and a card with an arrival time",
    },
  },
  {
    title: "Health Care",
    description: "AI-assisted triage and tele-med visits that give clinicians more time with each patient.",
    icon: "heart-pulse",
    image: {
      file: "industries/health-care.webp",
      alt: "A phone with a video visit in front of a patient record with a heart-rate curve and appointment slots",
    },
  },
  {
    title: "Manufacturing",
    description: "IoT sensors and process intelligence that point to a failing machine before the line stops.",
    icon: "factory",
    image: {
      file: "industries/manufacturing.webp",
      alt: "A production-line diagram with sensor readings, an output chart and one machine flagged for maintenance",
    },
  },
  {
    title: "E-commerce",
    description: "Scalable, seamless tech that keeps browsing and checkout quick on the busiest day of the year.",
    icon: "shopping-cart",
    image: {
      file: "industries/e-commerce.webp",
      alt: "A shop page with product cards, an open cart panel and a chart of orders climbing through a sale day",
    },
  },
  {
    title: "Real Estate",
    description: "Virtual tours and smart listings that help buyers choose well before the first site visit.",
    icon: "building-2",
    image: {
      file: "industries/real-estate.webp",
      alt: "A property listing with a room panorama, a floor plan and a neighbourhood map with price markers",
    },
  },
  {
    title: "Sports",
    description: "Live data and gamification that keep supporters involved from the first ball to the last.",
    icon: "trophy",
    image: {
      file: "industries/sports.webp",
      alt: "A phone with a live cricket score, a run-rate chart and a supporters’ leaderboard with badges",
    },
  },
  {
    title: "Travel",
    description: "Effortless corporate booking with policies, approvals and invoices handled in one place.",
    icon: "plane",
    image: {
      file: "industries/travel.webp",
      alt: "A booking screen with flight options, an approval card and a map with the route of a business trip",
    },
  },
];

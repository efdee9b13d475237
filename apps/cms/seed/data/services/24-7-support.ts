import { city } from "../../place";
import type { Seed } from "../../types";
import { mark } from "../technologies";

export const roundTheClockSupport: Seed<"api::service.service"> = {
  slug: "24-7-support",
  title: "24/7 Support",
  description: "Engineers awake at every hour to watch your systems, answer alerts and keep the right people informed.",
  icon: "headset",
  heroTitle: "Someone awake when your systems are not",
  heroSubtitle: "Monitoring and incident response",
  heroDescription: `Three shifts in ${city} cover the day and the night, weekends and holidays included. An alert reaches an engineer who knows your runbook, and you hear from a person in plain words while the repair is under way.`,
  heroImage: {
    file: "services/24-7-support.webp",
    alt: "A night-time operations dashboard with a world clock, an uptime chart and an alert being answered on a phone",
  },
  cta: { label: "Arrange 24/7 cover", href: "/contact" },
  whatWeOfferTitle: "What round-the-clock cover includes",
  whatWeOffer: [
    {
      icon: "monitor-check",
      title: "Uptime monitoring",
      description:
        "Pages, logins, payments and scheduled jobs checked every minute from several cities, as a visitor would meet them.",
    },
    {
      icon: "siren",
      title: "Incident response",
      description:
        "Severity-one alerts are picked up by an engineer with a target of fifteen minutes, at noon or at four in the morning.",
    },
    {
      icon: "phone-call",
      title: "A line that is answered",
      description:
        "Telephone, chat and e-mail reach the shift lead directly, without a script or a menu, in English, Hindi or Telugu.",
    },
    {
      icon: "book-open-check",
      title: "Runbooks and drills",
      description:
        "Restart, failover and restore steps noted for each system and practised every quarter by the people on the rota.",
    },
    {
      icon: "message-square-text",
      title: "Status communication",
      description:
        "Updates at an agreed interval for managers and customers, phrased for readers who do not speak in error codes.",
    },
    {
      icon: "clipboard-list",
      title: "Incident reports",
      description:
        "Timeline, cause, effect and follow-up actions in your inbox within two working days of each serious incident.",
    },
  ],
  processTitle: "From handover to the first night shift",
  processSteps: [
    {
      title: "Learn the estate",
      description:
        "Architecture, suppliers, past incidents and the hours when failure hurts most are gathered in one place.",
    },
    {
      title: "Define severity",
      description:
        "Four levels described with your own examples, each with a response target, a contact and a limit of authority.",
    },
    {
      title: "Instrument and quieten",
      description:
        "Missing checks are added and noisy ones removed, until every alert that rings is one worth getting up for.",
    },
    {
      title: "Shadow the shifts",
      description:
        "For two weeks our engineers follow your own responders, then lead while your people look over their shoulder.",
    },
    {
      title: "Go on watch",
      description:
        "Cover starts on an agreed date with tested phone trees, secured access and a written handover at every change of shift.",
    },
    {
      title: "Learn from incidents",
      description:
        "A blameless review after each major event, and a monthly look at trends to remove the causes that repeat.",
    },
  ],
  techStackTitle: "What the shift desk works with",
  techStack: [
    { name: "Uptime checks", icon: "monitor-check" },
    { name: "On-call paging", icon: "bell-ring" },
    { name: "Log search", icon: "scroll-text" },
    mark("AWS"),
    mark("Azure"),
    mark("Google Cloud"),
    mark("Kubernetes"),
    mark("Docker"),
  ],
  whyChooseTitle: "Why night cover rests with us",
  whyChooseList: [
    "Three staffed shifts a day, all year, in one location",
    "Engineers with release rights, not a message-taking desk",
    "Shift changes overlap by thirty minutes for handover",
    "Access by named account, logged and reviewed monthly",
    "Response figures published to you every month",
    "Festival and sale-day rotas planned a quarter ahead",
    "Alerts tuned until false alarms are rare events",
    "Cover can start with one critical system and grow",
  ].map((name) => ({ name })),
  testimonialsTitle: "Quiet nights, reported",
  testimonials: [
    {
      quote:
        "At 03:20 our payment link failed. I read about it over breakfast: found in six minutes, rerouted in twenty, customers told in between.",
      name: "Mei Ling Yangben",
      role: "Head of Technology, Example Hotels",
    },
    {
      quote:
        "Before, my own developers slept with their phones in hand. Two of them have told me this contract is the reason they stayed.",
      name: "Farhan Misaalwala",
      role: "Director of Engineering, Sample Diagnostics",
    },
    {
      quote:
        "The monthly figures include the alerts they were slow on. That candour is why we added a second system to the rota.",
      name: "Nomsa Isibonelo",
      role: "Service Delivery Manager, Acme Broadband",
    },
  ],
  seo: {
    metaTitle: "24/7 IT Support and Monitoring",
    metaDescription: `Round-the-clock monitoring and incident response from three staffed shifts in ${city}, with clear status updates, runbooks and incident reports.`,
    keywords: `24/7 support, IT support, uptime monitoring, incident response, on-call engineers, ${city}`,
  },
};

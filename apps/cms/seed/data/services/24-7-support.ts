import type { Seed } from "../../types";
import { mark } from "../technologies";

export const roundTheClockSupport: Seed<"api::service.service"> = {
  slug: "24-7-support",
  title: "24/7 Support",
  description: "Engineers awake at every hour to watch your systems, answer alerts and keep the right people informed.",
  icon: "headset",
  heroTitle: "Someone Awake When Your Systems Are Not",
  heroSubtitle: "Monitoring and Incident Response",
  heroDescription:
    "Three shifts cover the day and the night, weekends and holidays included. An alert reaches an engineer who knows your runbook, and you hear from a person in plain words while the repair is under way.",
  heroImage: {
    file: "services/24-7-support.webp",
    alt: "A night-time operations dashboard with a world clock, an uptime chart and an alert being answered on a phone",
  },
  cta: { label: "Arrange 24/7 Cover", href: "/contact" },
  whatWeOfferTitle: "What Round-the-Clock Cover Includes",
  whatWeOffer: [
    {
      icon: "monitor-check",
      title: "Uptime Monitoring",
      description:
        "Pages, logins, payments and scheduled jobs checked every minute from several cities, as a visitor would meet them.",
    },
    {
      icon: "siren",
      title: "Incident Response",
      description:
        "Severity-one alerts are picked up by an engineer with a target of fifteen minutes, at noon or at four in the morning.",
    },
    {
      icon: "phone-call",
      title: "A Line That Is Answered",
      description:
        "Telephone, chat and e-mail reach the shift lead directly, without a script or a menu, in English, Hindi or Telugu.",
    },
    {
      icon: "book-open-check",
      title: "Runbooks and Drills",
      description:
        "Restart, failover and restore steps noted for each system and practised every quarter by the people on the rota.",
    },
    {
      icon: "message-square-text",
      title: "Status Communication",
      description:
        "Updates at an agreed interval for managers and customers, phrased for readers who do not speak in error codes.",
    },
    {
      icon: "clipboard-list",
      title: "Incident Reports",
      description:
        "Timeline, cause, effect and follow-up actions in your inbox within two working days of each serious incident.",
    },
  ],
  processTitle: "From Handover to the First Night Shift",
  processSteps: [
    {
      title: "Learn the Estate",
      description:
        "Architecture, suppliers, past incidents and the hours when failure hurts most are gathered in one place.",
    },
    {
      title: "Define Severity",
      description:
        "Four levels described with your own examples, each with a response target, a contact and a limit of authority.",
    },
    {
      title: "Instrument and Quieten",
      description:
        "Missing checks are added and noisy ones removed, until every alert that rings is one worth getting up for.",
    },
    {
      title: "Shadow the Shifts",
      description:
        "For two weeks our engineers follow your own responders, then lead while your people look over their shoulder.",
    },
    {
      title: "Go on Watch",
      description:
        "Cover starts on an agreed date with tested phone trees, secured access and a written handover at every change of shift.",
    },
    {
      title: "Learn from Incidents",
      description:
        "A blameless review after each major event, and a monthly look at trends to remove the causes that repeat.",
    },
  ],
  techStackTitle: "What the Shift Desk Works With",
  techStack: [
    { name: "Uptime Checks", icon: "monitor-check" },
    { name: "On-Call Paging", icon: "bell-ring" },
    { name: "Log Search", icon: "scroll-text" },
    mark("AWS"),
    mark("Azure"),
    mark("Google Cloud"),
    mark("Kubernetes"),
    mark("Docker"),
  ],
  whyChooseTitle: "Why Night Cover Rests with Us",
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
  testimonialsTitle: "Quiet Nights, Reported",
  testimonials: [
    {
      quote:
        "At 03:20 our payment link failed. I read about it over breakfast: found in six minutes, rerouted in twenty, customers told in between.",
      name: "Mei Ling Teo",
      role: "Head of Technology, Lantern Row Hotels",
    },
    {
      quote:
        "Before, my own developers slept with their phones in hand. Two of them have told me this contract is the reason they stayed.",
      name: "Farhan Qureshi",
      role: "Director of Engineering, Larkspur Diagnostics",
    },
    {
      quote:
        "An engineer was on call an hour before every toss. In fifty-nine matches nobody at the league had to ring the number.",
      name: "Tunde Adeyinka",
      role: "League Secretary, Kite & Wicket",
      href: "/work/kite-wicket-live-scores",
    },
  ],
  seo: {
    metaTitle: "24/7 IT Support and Monitoring",
    metaDescription:
      "Round-the-clock monitoring and incident response from three staffed shifts, with clear status updates, runbooks and incident reports.",
    keywords: "24/7 support, IT support, uptime monitoring, incident response, on-call engineers",
  },
};

import type { Seed } from "../../types";
import { mark } from "../technologies";

export const mobileDevelopment: Seed<"api::service.service"> = {
  slug: "mobile-development",
  title: "Mobile Development",
  description:
    "iOS and Android apps, native or cross-platform, taken from the first prototype through store review and beyond.",
  icon: "smartphone",
  heroTitle: "Apps That Earn Their Place on the Phone",
  heroSubtitle: "iOS, Android and Cross-Platform",
  heroDescription:
    "From a courier’s scanning app to a clinic’s booking desk, we build for the hands that will hold it: quick to start, careful with battery and data, and steady on the four-year-old handsets many customers still carry.",
  heroImage: {
    file: "services/mobile-development.webp",
    alt: "Three phones showing one booking app: a calendar of slots, a seat map and a payment confirmation",
  },
  cta: { label: "Scope Your App", href: "/contact" },
  whatWeOfferTitle: "Mobile Work We Take On",
  whatWeOffer: [
    {
      icon: "smartphone",
      title: "Native iOS and Android",
      description:
        "Swift and Kotlin apps for work that leans on the camera, Bluetooth, background location or the newest system features.",
    },
    {
      icon: "layers",
      title: "Cross-Platform Apps",
      description:
        "One Flutter or React Native codebase for both stores, typically sharing nine screens in ten and one release calendar.",
    },
    {
      icon: "wifi-off",
      title: "Offline-First Field Apps",
      description:
        "Forms, photographs and signatures are stored on the device and synchronised in order when the signal returns.",
    },
    {
      icon: "bell",
      title: "Push and In-App Messaging",
      description:
        "Notifications people keep switched on: segmented, rate-limited, and opening exactly the screen they mention.",
    },
    {
      icon: "lock-keyhole",
      title: "Sign-in and Payments",
      description:
        "Biometric unlock, one-time passcodes, UPI, cards and store subscriptions, with tokens kept in the secure enclave or keystore.",
    },
    {
      icon: "refresh-cw",
      title: "App Rescue and Migration",
      description:
        "Cordova and Xamarin apps moved to a supported framework, keeping the store listing, its ratings and its users.",
    },
  ],
  processTitle: "How an App Reaches the Stores",
  processSteps: [
    {
      title: "Study the Setting",
      description:
        "We spend a day where the app will be used, whether warehouse, ward or shop floor, and list its devices and constraints.",
    },
    {
      title: "Draw the Core Flow",
      description:
        "The one task that matters most is drawn, timed and redrawn until a newcomer completes it without help.",
    },
    {
      title: "Choose the Platform",
      description:
        "Native, cross-platform or web: a two-page comparison with costs over three years, so that the choice is yours.",
    },
    {
      title: "Develop in Betas",
      description:
        "A new beta lands on your testers’ phones every fortnight through TestFlight and Google Play’s testing tracks.",
    },
    {
      title: "Try Real Devices",
      description:
        "Twelve handsets across price bands and system versions, on slow networks, in bright light and on low battery.",
    },
    {
      title: "Publish and Observe",
      description:
        "Listings, privacy forms and a staged roll-out from five per cent upwards, watching crash-free sessions at each step.",
    },
  ],
  techStackTitle: "Platforms and Frameworks",
  techStack: [
    mark("iOS"),
    mark("Android"),
    mark("Flutter"),
    mark("React Native"),
    mark("Ionic"),
    mark("PWA"),
    { name: "Swift", icon: "code-xml" },
    { name: "Kotlin", icon: "braces" },
    mark("Firebase"),
    mark("Node.js"),
    mark("Figma"),
    mark("GitHub Actions"),
  ],
  whyChooseTitle: "Why Product Owners Choose Our Mobile Team",
  whyChooseList: [
    "Store accounts and signing keys stay in your ownership",
    "A working beta on your phone by the end of sprint two",
    "Designers and app engineers who share one desk",
    "Crash reports triaged every morning after release",
    "Screen-reader labels and text scaling in every build",
    "Honest advice when a mobile website would be enough",
    "Start-up time measured on low-cost handsets",
    "Rejected store reviews answered within a working day",
  ].map((name) => ({ name })),
  testimonialsTitle: "Heard from App Owners",
  testimonials: [
    {
      quote:
        "We were promised an app that asks for one tap a stop, and that is what the drivers got. Twelve lorries tried it first; by May the others were asking for it.",
      name: "Gopal Reddy",
      role: "Fleet Manager, Harbourline",
      href: "/work/harbourline-arrival-times",
    },
    {
      quote:
        "They talked us out of two features and into a better sign-in. Registration went from six screens to two, and completion nearly doubled.",
      name: "Kwame Boateng",
      role: "Founder, Tinbox Savings",
    },
    {
      quote:
        "Our nurses record visits in villages with no signal at all. Not one form has been lost since the pilot began last winter.",
      name: "Priya Mukherjee",
      role: "Programme Lead, Verandah Home Care",
    },
  ],
  seo: {
    metaTitle: "Mobile App Development, iOS and Android",
    metaDescription:
      "Native and cross-platform mobile apps in Swift, Kotlin, Flutter and React Native: offline-ready, tested on real handsets and published to both stores.",
    keywords: "mobile app development, iOS apps, Android apps, Flutter, React Native, offline apps, app migration",
  },
};

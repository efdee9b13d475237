import type { Seed } from "../../types";
import { mark } from "../technologies";

export const apiDevelopment: Seed<"api::service.service"> = {
  slug: "api-development",
  title: "API Development",
  description:
    "Well-documented REST and GraphQL interfaces that let your systems, partners and apps exchange data safely.",
  icon: "webhook",
  heroTitle: "Interfaces Other Teams Are Glad to Call",
  heroSubtitle: "REST, GraphQL and Integrations",
  heroDescription:
    "An API is a promise to someone else’s developers. We write the contract first, keep old versions answering, and give every endpoint examples, limits and error messages clear enough to need no support call.",
  heroImage: {
    file: "services/api-development.webp",
    alt: "A map of connected services with a request and its JSON response open in a console beside it",
  },
  cta: { label: "Discuss Your API", href: "/contact" },
  whatWeOfferTitle: "Where Our API Engineers Help",
  whatWeOffer: [
    {
      icon: "file-text",
      title: "Contract-First Design",
      description:
        "An OpenAPI or GraphQL schema reviewed with the consumers before coding starts, with a mock server they can call at once.",
    },
    {
      icon: "plug",
      title: "Third-Party Integrations",
      description:
        "Payment gateways, couriers, ERPs and CRMs connected with retries, idempotency keys and a record of every exchange.",
    },
    {
      icon: "waypoints",
      title: "Microservices and Gateways",
      description:
        "A monolith divided where its team boundaries already lie, behind one gateway for routing, quotas and sign-in.",
    },
    {
      icon: "radio-tower",
      title: "Events and Webhooks",
      description:
        "Signed webhooks and message queues that pass on orders, payments and status changes within seconds, even after an outage.",
    },
    {
      icon: "key-round",
      title: "Access and Security",
      description:
        "OAuth 2.0, scoped keys and rate limits, reviewed endpoint by endpoint against the OWASP API Security Top 10.",
    },
    {
      icon: "book-open",
      title: "Developer Documentation",
      description:
        "A reference generated from the schema plus a quick-start that takes a stranger to a first successful call in ten minutes.",
    },
  ],
  processTitle: "Six Steps to a Dependable Interface",
  processSteps: [
    {
      title: "Map the Consumers",
      description:
        "Who calls, how often, with which data and what happens if the answer is late: all listed before design begins.",
    },
    {
      title: "Write the Contract",
      description:
        "Resources, names, errors and paging rules are settled in a schema that lives in version control and is reviewed there.",
    },
    {
      title: "Serve a Mock",
      description:
        "Front-end and partner teams develop against realistic sample answers while the implementation is under way.",
    },
    {
      title: "Implement and Verify",
      description:
        "Contract tests run on each commit, so an accidental change of a field name fails long before any caller notices.",
    },
    {
      title: "Load and Attack It",
      description:
        "Traffic at three times the expected peak, malformed input and expired tokens show where the limits really are.",
    },
    {
      title: "Version and Observe",
      description:
        "Request tracing, per-client usage and a deprecation calendar keep version one alive until the last caller has moved.",
    },
  ],
  techStackTitle: "Languages, Stores and Standards",
  techStack: [
    mark("Node.js"),
    mark(".NET"),
    mark("Java"),
    mark("Python"),
    mark("Go"),
    mark("PostgreSQL"),
    mark("MongoDB"),
    mark("Redis"),
    mark("Docker"),
    mark("Kubernetes"),
    { name: "OpenAPI", icon: "file-text" },
    { name: "GraphQL", icon: "waypoints" },
    { name: "Message Queues", icon: "list-ordered" },
  ],
  whyChooseTitle: "Why Partners Integrate with Less Fuss",
  whyChooseList: [
    "The schema is agreed before a line of code is written",
    "Every error carries a code, a cause and a next step",
    "Contract tests shared with the teams who call you",
    "Sandbox credentials ready within the first fortnight",
    "Breaking changes announced at least six months ahead",
    "Response times reported at the 95th percentile",
    "Secrets rotated and never stored in a repository",
    "Engineers fluent in five back-end languages",
  ].map((name) => ({ name })),
  testimonialsTitle: "From the Teams on the Other End",
  testimonials: [
    {
      quote:
        "Onboarding a courier used to take us six weeks of e-mails. The last one read the documentation and was live in four days.",
      name: "Hans Vogelsang",
      role: "Integration Manager, Nordhafen Logistik",
    },
    {
      quote:
        "When our bank’s gateway went down for an hour, every payment message waited in the queue and settled afterwards. Nobody keyed in anything twice.",
      name: "Ananya Deshmukh",
      role: "Vice President, Engineering, Chillar Pay",
    },
    {
      quote:
        "Our tracking boxes had been talking to nobody since 2022. Now they, the app and the order system meet in one interface, and an arrival time is worked out once.",
      name: "Suresh Nambiar",
      role: "Head of IT, Harbourline",
      href: "/work/harbourline-arrival-times",
    },
  ],
  seo: {
    metaTitle: "API Development and System Integration",
    metaDescription:
      "REST and GraphQL API design, third-party integration, webhooks and gateways, with contract tests, clear documentation and security reviews.",
    keywords:
      "API development, REST API, GraphQL, system integration, microservices, webhooks, API documentation, OAuth",
  },
};

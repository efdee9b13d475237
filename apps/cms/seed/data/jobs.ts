import { company } from "@repo/brand";
import type { Seed } from "../types";

type Job = Omit<Seed<"api::job.job">, "slug"> & { daysAgo: number };

/** A currency of their own keeps the salaries true when the firm's changes. */
const pay = (rupees: Partial<Job>, others: Partial<Job>) => {
  const { currency } = company().salary;
  return { ...(currency === "INR" ? rupees : others), salaryCurrency: currency };
};

export const jobs = (): Job[] => [
  {
    title: "Senior Backend Engineer",
    details: "Full time • Office or remote • 5+ years",
    daysAgo: 2,
    ...pay(
      { salaryMin: 24, salaryMax: 36, salaryUnit: "LPA" },
      { salaryMin: 60_000, salaryMax: 80_000, salaryUnit: "year" },
    ),
    description: `You will design and build the services behind our clients’ products: order systems, booking engines and integrations that have to be right at month end as well as in a demo. Most of them run on Node.js with TypeScript and PostgreSQL.

You will work in a team of four to six, speak with the client directly and have a real say in how the system is cut.`,
    requirements: [
      "Five years or more of building and running backend services",
      "Fluent TypeScript and Node.js, or the same depth in Java or Go and the wish to switch",
      "Solid SQL: you can read a query plan and know when an index hurts",
      "Experience with REST or GraphQL interfaces that had more than one consumer",
      "A habit of writing tests that fail for one reason",
      "Clear written English",
    ].join("\n"),
    responsibilities: [
      "Shape interfaces and data models together with the client’s engineers",
      "Deliver features in small, reviewed and reversible steps",
      "Find and remove the slow paths before users find them",
      "Review colleagues’ code with care and kindness",
      "Take part in a planned and paid on-call rota",
      "Write short decision records, so that the reasons outlive the meeting",
    ].join("\n"),
  },
  {
    title: "Cloud and DevOps Engineer",
    details: "Full time • Office or remote • 4+ years",
    daysAgo: 5,
    description: `You will build the platforms our products run on and make releasing them uneventful. That means infrastructure as code, pipelines that developers trust, and alarms that mean something.

Our clients use AWS, Azure and Google Cloud. You need to know one of them deeply and be unafraid of the others.`,
    requirements: [
      "Four years or more with production workloads on AWS, Azure or Google Cloud",
      "Infrastructure as code with Terraform or a comparable tool",
      "Docker and Kubernetes in daily use, including the parts that go wrong",
      "Pipelines in GitHub Actions or Jenkins that others maintain happily",
      "Good judgement about metrics, logs and what deserves a page at night",
    ].join("\n"),
    responsibilities: [
      "Plan and carry out migrations with a tested way back",
      "Keep pipelines fast, reproducible and free of secrets",
      "Run restore drills, so that a backup is more than a hope",
      "Review cloud bills with clients and remove what nobody uses",
      "Lead blameless reviews after incidents and see the actions through",
    ].join("\n"),
  },
  {
    title: "QA Automation Engineer",
    details: "Full time • Office • 3+ years",
    daysAgo: 9,
    description: `You will be the person who asks what happens on the second click. Working inside the product team, you decide what is worth automating, build it, and explore the rest by hand.

We test in real browsers and on real phones. We value a short suite that everyone believes over a long one that everyone reruns.`,
    requirements: [
      "Three years or more in software testing, at least two of them with automation",
      "Playwright, Cypress or Appium, written as readable code",
      "Working knowledge of TypeScript, HTTP and SQL",
      "Practical experience with accessibility testing, screen readers included",
      "The ability to report a defect so that nobody needs to ask back",
    ].join("\n"),
    responsibilities: [
      "Agree acceptance criteria with designers and developers before work starts",
      "Build and maintain end-to-end suites for web and mobile products",
      "Hunt down unstable tests and fix the cause, not the retry count",
      "Test against WCAG 2.2 AA and explain what a finding means to a user",
      "Tell the team plainly whether a release is ready",
    ].join("\n"),
  },
  {
    title: "Digital Marketing Specialist",
    details: "Full time • Hybrid • 3+ years",
    daysAgo: 14,
    ...pay({ salaryMin: 80_000, salaryMax: 110_000 }, { salaryMin: 3_200, salaryMax: 4_100 }),
    salaryUnit: "month",
    description: `You will plan and run search, content and paid campaigns for clients in retail, travel and software, and for our own firm. You work next to the engineers who build the pages, so an idea can be live the same day.

We care about campaigns that still make sense when the discounts end, and about reports that a finance team would sign.`,
    requirements: [
      "Three years or more in search and performance marketing",
      "Hands-on work with search consoles, ad platforms and tag managers",
      "A good grasp of tests and sample sizes, and of when a test cannot answer",
      "Clear, unhurried writing for pages, mails and ads",
      "Respect for consent and privacy as part of the craft",
    ].join("\n"),
    responsibilities: [
      "Audit content and technical search health, and rank what to fix first",
      "Plan campaigns with a budget, a goal and a date to stop or go on",
      "Write briefs and copy together with designers and developers",
      "Set up measurement that respects visitors’ choices",
      "Report each month what worked, what did not and what we try next",
    ].join("\n"),
  },
];

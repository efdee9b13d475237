import type { Seed } from "../types";

export const faqs: Seed<"api::faq.faq">[] = [
  {
    place: "home",
    question: "How long does a typical project take?",
    answer:
      "A company website usually takes six to ten weeks, a mobile app three to five months, and a platform with several integrations six months or more. You receive a dated plan after the first workshops, and a working demo every two weeks, so that progress can be judged by what runs and not by a percentage in a report.",
  },
  {
    place: "home",
    question: "What will my project cost?",
    answer:
      "It depends on scope, so we price in two stages. A short discovery has a fixed fee and produces a written estimate with a low and a high figure for each part. You can then choose a fixed price for work that is well defined, or a monthly team for work that is likely to change along the way.",
  },
  {
    place: "home",
    question: "Who owns the code and the accounts?",
    answer:
      "You do. Repositories, cloud accounts, store listings and domains are opened in your name, and our engineers work in them as invited members. The contract sets out how rights pass to you as invoices are paid. When the work ends, we remove our access together and hand over documentation, passwords and a list of open points.",
  },
  {
    place: "home",
    question: "How will we work together across time zones?",
    answer:
      "We plan at least three shared hours a day with every client, and two where half the world lies between us. You have one project lead, a shared board, a weekly call and a demo each fortnight. Decisions are written down, so nobody has to stay up late to stay informed.",
  },
  {
    place: "home",
    question: "What happens after launch?",
    answer:
      "The team that built the software watches it closely for the first thirty days and corrects what real use brings to light. After that you may run it yourselves with our handover documents, take a monthly maintenance plan, or add monitoring around the clock. Each can be started, changed or ended without rewriting the original contract.",
  },
  {
    place: "services",
    question: "Which services do you offer?",
    answer:
      "Nine in all: web development, mobile development, API development, cloud solutions, e-commerce, digital marketing, performance, maintenance and round-the-clock support. Some clients take one of them; others ask for a single team across design, build and operation. If your need falls outside this list, we say so early and describe who would serve you better.",
  },
  {
    place: "services",
    question: "How do you approach a new project?",
    answer:
      "We begin by listening: one or two workshops with the people who will use, pay for and run the result. Out of these comes a short document with goals, risks, a first plan and an estimate. Development follows in two-week sprints with a demo at the end of each, and testing runs alongside from the first day.",
  },
  {
    place: "services",
    question: "Do you work with startups or with large companies?",
    answer:
      "With both. For a startup we often supply a team of three or four that takes a first version to market within a quarter. In large companies we join existing teams, follow their security and release rules, and write the documents their auditors expect. What stays the same is direct contact with the engineers doing the work.",
  },
  {
    place: "services",
    question: "Which technologies do you use?",
    answer:
      "Mostly React, Angular, Vue.js and Next.js for the browser; Node.js, .NET, Java, Python, PHP and Go on the server; Flutter, React Native and native code on phones; and AWS, Azure or Google Cloud beneath. We prefer tools with a long support horizon and a healthy hiring market, and we fit in with whatever you already run.",
  },
  {
    place: "services",
    question: "How do we get started?",
    answer:
      "Send a few lines through the contact page: what you want to achieve, who it is for and any date that matters. A project lead, not a sales desk, replies within two working days and suggests a call of half an hour. If we are a sensible match, a proposal for the discovery stage follows within a week.",
  },
];

import { ACCESSIBILITY_STATEMENT } from "./accessibility-statement";
import {
  call,
  cards,
  contact,
  hero,
  type Link,
  list,
  numbers,
  questions,
  quote,
  type Section,
  steps,
  text,
} from "./sections";

export type Pattern = { name: string; title: string; path: string; sections: Section[]; seo: Record<string, string> };

const TALK: Link = { label: "Talk to us", href: "/contact" };

/** Pages to start from. Their firms and people are made up; editors replace what isn't theirs. */
export const PATTERNS: Pattern[] = [
  {
    name: "Campaign",
    title: "Website check-up",
    path: "website-check-up",
    sections: [
      hero(
        "What slows your website down?",
        "In five working days you know what costs you visitors, and what to do about it first. The check-up is free.",
        { label: "Book your check-up", href: "#contact" },
      ),
      numbers(
        "What a slow page costs",
        ["33 %", "visitors leave a slow page"],
        ["5", "working days to our report"],
        ["10", "of your pages are measured"],
      ),
      cards(
        "What you get",
        ["A measured answer", "How fast your ten most visited pages are on a phone, and where the time goes."],
        ["A list in order", "What to change, sorted by what it gains and what it takes."],
        ["An hour with an engineer", "We go through the report with your team. Nobody sells you anything."],
      ),
      steps(
        "How it works",
        ["You send the address", "And tell us which pages matter most to you."],
        ["We measure", "From outside, as your visitors do. You need to install nothing."],
        ["You get the report", "Written so that it helps your developers and your management."],
      ),
      quote(
        "The report was eight pages long, and the first one was enough. We changed three things, and our shop has felt like a new one since.",
        "Nandini Rao",
        "Head of e-commerce, Kettle & Loom",
      ),
      questions(
        "Before you ask",
        ["Is it really free?", "Yes. Some of those we help this way become clients later, and that pays for it."],
        ["Do you need access to our servers?", "No. We see what every visitor sees."],
        ["What if our site is fast already?", "Then we tell you so in one page, and you have it in writing."],
      ),
      contact(
        "Book your check-up",
        "Write the address of your website into the message. We answer within a working day.",
      ),
    ],
    seo: {
      metaTitle: "Free website check-up in five working days",
      metaDescription:
        "What slows your website down, and what to change first: a free check-up of ten pages with a written report in five working days.",
      keywords: "website check-up, page speed, performance audit",
    },
  },
  {
    name: "Event",
    title: "Open day",
    path: "events/open-day",
    sections: [
      hero(
        "An open day about old software",
        "Thursday, 18 June, 2 to 6 pm, at our office. Three talks, many questions, and tea.",
        { label: "Keep me a seat", href: "#contact" },
      ),
      text(
        "Why you should come",
        "Every firm has a system that nobody dares to touch. We have moved a few of them, and we show what went well, what did not, and what we would do differently.",
        "Bring your own case. The engineers who did the work are there all afternoon.",
      ),
      steps(
        "How the afternoon goes",
        ["2 pm: The move", "How a warehouse changed its software while the lorries kept coming."],
        ["3.15 pm: The tests", "Four surprises from ten years of somebody else's code."],
        ["4.30 pm: Your questions", "Half an hour for your own system, at a table of your own."],
      ),
      questions(
        "Good to know",
        ["What does it cost?", "Nothing. We have 60 seats, and the first to write get them."],
        ["Can I bring a colleague?", "Please do. Give us both names, so that there are badges for you."],
        ["Will the talks be recorded?", "The first two. The third is about your systems, and stays in the room."],
      ),
      contact(
        "Keep me a seat",
        "Write “Open day” as the subject, and in the message how many of you are coming. A confirmation follows by email.",
      ),
    ],
    seo: {
      metaTitle: "Open day: moving old software, 18 June",
      metaDescription:
        "Three talks and an afternoon of questions about moving old software without a big bang. Thursday, 18 June, 2 to 6 pm. Free, 60 seats.",
      keywords: "open day, event, legacy software, migration",
    },
  },
  {
    name: "Partner",
    title: "Partners",
    path: "partners",
    sections: [
      hero(
        "Build with us, under your name",
        "Agencies and consultancies bring their clients. We bring engineers who have shipped before.",
        TALK,
      ),
      cards(
        "Three ways to work together",
        ["You lead", "Our engineers join your team and use your tools. Your client meets one firm: yours."],
        ["We share", "You design, we build, and both of us are at the table with the client."],
        ["You refer", "You introduce us and return to your own work. A share of the first year is yours."],
      ),
      text(
        "What you can count on",
        "One person at our side answers for the whole project, from the first estimate to the last invoice. You hear about a delay from us, and on the day we see it.",
        "What we write for your client belongs to your client, with its tests and its documentation.",
      ),
      quote(
        "We have sent them four clients in three years. All four still talk to us, and that is all I need to know.",
        "Tomasz Wilk",
        "Managing director, Studio Halfmoon",
      ),
      list("Work that we can show", "case-studies", 2, { label: "All case studies", href: "/work" }),
      call("Do you have a project in mind?", "Tell us in three sentences. You have our answer within two days.", TALK),
    ],
    seo: {
      metaTitle: "Partner with us: agencies and consultancies",
      metaDescription:
        "Three ways in which agencies and consultancies work with our engineers: you lead, we share the project, or you refer a client to us.",
      keywords: "partners, agencies, white label development",
    },
  },
  {
    name: "Product",
    title: "Stock in sight",
    path: "stock-in-sight",
    sections: [
      hero(
        "Know what every branch has",
        "Stock in Sight joins the counts of your shops, your warehouse and your online shop in one view. It takes two weeks, and your tills stay as they are.",
        { label: "See your own stock", href: "#contact" },
      ),
      numbers(
        "After half a year at Morrow & Daughters",
        ["−38 %", "orders that were cancelled"],
        ["12", "branches in one view"],
        ["4 min", "from sale to new count"],
      ),
      cards(
        "What it does",
        ["One count", "Each sale, return and delivery changes the same number, wherever it happens."],
        ["A warning in time", "Buyers hear of what runs low while there is time to order it."],
        ["A promise you can keep", "Your online shop offers only what a branch can really send."],
      ),
      steps(
        "In two weeks",
        ["Connect", "We read the counts of your tills and your shop. Nothing is written back yet."],
        ["Compare", "For five days you see both: your old lists and the new view."],
        ["Switch", "Branch by branch, and each can go back within a minute."],
      ),
      questions(
        "What buyers ask",
        [
          "Which tills does it work with?",
          "With each that can export its sales. We check yours before you sign anything.",
        ],
        ["What does it cost?", "A fixed price for the two weeks, then a monthly one for each branch."],
        ["Who owns the data?", "You do. It stays in your own cloud account."],
      ),
      contact("See it with your own data", "Tell us how many branches you have and which tills they use."),
    ],
    seo: {
      metaTitle: "Stock in Sight: one view of all your branches",
      metaDescription:
        "Joins the stock counts of shops, warehouse and online shop in one view, within two weeks and without new tills. See it with your own data.",
      keywords: "stock, inventory, retail software, branches",
    },
  },
  {
    name: "Thank you",
    title: "Thank you",
    path: "thank-you",
    sections: [
      hero("Thank you. We have your message", "A person reads it today, and you hear from us within one working day."),
      steps(
        "What happens now",
        ["We read", "Somebody who knows your field, and not a robot."],
        ["We call or write", "With two or three questions, and an honest first answer."],
        ["You decide", "Whether it is worth an hour of your time. Until then it costs you nothing."],
      ),
      list("To read until then", "posts", 3, { label: "All articles", href: "/blog" }),
    ],
    seo: {
      metaTitle: "Thank you for your message",
      metaDescription:
        "We have your message. A person reads it today, and you hear from us within one working day. Here is what happens until then.",
      keywords: "thank you",
    },
  },
  ACCESSIBILITY_STATEMENT,
];

import type { Picture, Seed } from "../types";

type CaseStudy = Omit<Seed<"api::case-study.case-study">, "services" | "technologies" | "gallery" | "industry"> & {
  industry: string;
  services: string[];
  technologies: string[];
  gallery: Picture[];
};

export const caseStudies: CaseStudy[] = [
  {
    title: "Fewer calls, because customers see when the lorry comes",
    slug: "harbourline-arrival-times",
    summary:
      "A driver’s app and a live dispatch board tell shops when their pallets arrive, so that the phones are free for the deliveries that need a person.",
    client: "Harbourline",
    industry: "Logistics",
    services: ["mobile-development", "api-development"],
    technologies: ["Flutter", "React", "Node.js", "PostgreSQL", "Redis", "AWS"],
    picture: {
      file: "work/harbourline-arrival-times.webp",
      alt: "A dispatch map with lorries, a list of two late ones, and a driver’s phone with the buttons Delivered and Not delivered",
    },
    challenge: `Harbourline carries palletised goods from two ports and an inland depot to shops in two states, with 148 lorries. Its dispatchers learnt where a lorry was by ringing the driver.

In a count over two weeks of January 2025, the depot took 312 calls a day. Seven in ten asked one question: when will it come? Drivers answered at the wheel or not at all, and the estimate was stale as soon as it was spoken. Tracking boxes bought in 2022 did report positions, but to a website that only the fleet manager opened.`,
    approach: `We spent the first week in the dispatch room and in two cabs. A rule came out of it: drivers touch the phone only when the lorry stands. So the app knows the day’s stops, notices an arrival by itself and asks for one tap, delivered or not. Without a signal it keeps the entry and sends it later.

One interface joins the order system, the app and the old tracking boxes, and recalculates an arrival whenever a lorry has moved a kilometre. Customers receive a link by text message and need no account. The board shows dispatchers only those lorries that will miss their window.

Twelve lorries began on 10 March 2025. We changed the wording of the message three times before the rest followed in May.`,
    results: [
      {
        value: "41",
        unit: "%",
        label: "fewer calls about delivery times",
        source: "Depot call log, January and August 2025",
      },
      {
        value: "93",
        unit: "%",
        label: "of arrivals within the agreed window",
        source: "Order system, August 2025; 78% in January",
      },
      {
        value: "11",
        unit: "min",
        label: "median error two hours ahead",
        source: "8,400 stops compared, July and August 2025",
      },
      {
        value: "6",
        unit: "weeks",
        label: "from first ride to first lorries",
        source: "Project log, 27 January to 10 March 2025",
      },
    ],
    quote:
      "The phone still rings, but about things that need a person. On a bad day we now call the customer before the customer calls us.",
    quoteName: "Padma Venugopal",
    quoteRole: "Head of Dispatch, Harbourline",
    gallery: [
      {
        file: "work/harbourline-arrival-times-1.webp",
        alt: "A text message with a delivery window, and the page behind its link: a map with the lorry and its arrival at 14:35",
      },
      {
        file: "work/harbourline-arrival-times-2.webp",
        alt: "The dispatch board of one day: five lorries with their stops on a time line, two of them marked as late",
      },
    ],
    seo: {
      metaTitle: "Arrival Times for a Haulier’s Customers",
      metaDescription:
        "How a driver’s app, an interface to old tracking boxes and a link by text message cut calls about delivery times at Harbourline by 41 per cent.",
      keywords: "logistics software, driver app, delivery tracking, dispatch board, Flutter, case study",
    },
  },
  {
    title: "Eleven clinics fill the visits that used to stand empty",
    slug: "pulsewell-clinic-booking",
    summary:
      "Patients of Pulsewell book, move and cancel visits from their phones, and a cancelled visit is offered to the waiting list within a minute.",
    client: "Pulsewell",
    industry: "Health Care",
    services: ["web-development", "maintenance-support"],
    technologies: ["Next.js", "React", "PWA", ".NET", "PostgreSQL", "Docker"],
    picture: {
      file: "work/pulsewell-clinic-booking.webp",
      alt: "A phone on which a visit is booked, the calendar of three doctors, and a curve of missed visits that falls to 10.9%",
    },
    challenge: `Almost one visit in five at Pulsewell’s eleven clinics was missed: 18.4 per cent in the third quarter of 2024. Doctors waited, while parents with feverish children were told that the day was full.

Patients could only book by telephone, between nine and five. Those who could not come seldom waited in the queue to say so. Each clinic kept its calendar in a desktop program from 2011 whose maker had closed, and the receptionists had good reasons to trust it: it had never lost an entry.`,
    approach: `We left the old calendar in place at first, took over its code and put an interface in front of it, tested against two years of real entries with the names removed. Receptionists therefore kept the screen they knew until the new one did everything it had done.

Booking runs in the browser and asks for three things: who, what for, and when. Two days before, a reminder offers two buttons, one of them to move the visit. A freed visit goes to three people on the waiting list at once; the first answer has it.

Two clinics began in January 2025, one of them with many older patients. The telephone remains, and so do we: the same two engineers look after the system under a monthly plan.`,
    results: [
      {
        value: "10.9",
        unit: "%",
        label: "of visits missed, 18.4% before",
        source: "Appointment system, third quarters of 2024 and 2025",
      },
      {
        value: "64",
        unit: "%",
        label: "of cancelled visits filled again",
        source: "Waiting list log, July to September 2025",
      },
      {
        value: "38",
        unit: "%",
        label: "of bookings made outside opening hours",
        source: "Booking log, July to September 2025",
      },
      {
        value: "0",
        label: "serious faults in the accessibility audit",
        source: "External audit against WCAG 2.2 AA, June 2025",
      },
    ],
    quote:
      "Nobody had to be persuaded to give up the old calendar. One morning the reception simply stopped opening it.",
    quoteName: "Dr. Esther Mathew",
    quoteRole: "Medical Director, Pulsewell",
    gallery: [
      {
        file: "work/pulsewell-clinic-booking-1.webp",
        alt: "Two phones: a reminder with the buttons I will come and Move it, and the choice of another time; the freed visit is offered",
      },
      {
        file: "work/pulsewell-clinic-booking-2.webp",
        alt: "The reception’s list of the morning with one free visit at 9:55, and the waiting list on which one patient has said yes",
      },
    ],
    seo: {
      metaTitle: "Online Booking for Eleven Clinics",
      metaDescription:
        "How Pulsewell brought missed visits from 18.4 to 10.9 per cent with booking by phone, reminders that can be answered and a waiting list.",
      keywords: "clinic booking system, appointment reminders, waiting list, health care software, PWA, case study",
    },
  },
  {
    title: "Press repairs planned days ahead, no longer rushed at night",
    slug: "ghatmetal-planned-repairs",
    summary:
      "Sensors on nine presses show Ghatmetal which bearing is wearing out, early enough to order the part and to choose the hour of the stop.",
    client: "Ghatmetal",
    industry: "Manufacturing",
    services: ["cloud-solutions", "api-development"],
    technologies: ["Go", "Python", "PostgreSQL", "Vue.js", "Docker", "Azure"],
    picture: {
      file: "work/ghatmetal-planned-repairs.webp",
      alt: "Readings of nine presses, one of them highlighted, a vibration curve near its limit, and a planned stop on Saturday",
    },
    challenge: `Ghatmetal forms brackets and housings for tractors on nine presses, the oldest from 1994. Between April and June 2024 they stopped 23 times without warning. A worn main bearing cost 19 hours on average, most of them spent waiting for a part.

The fitters often knew beforehand. They could hear it, on their own shift, at the machine they stood next to. What they heard went into a paper book. An earlier sensor project had ended with 400 alarms a day, which everybody had learnt to ignore.`,
    approach: `We began with the paper book and the fitters, not with sensors. Their notes of three years showed that four kinds of wear caused most of the stops, and that six sensors a press would show all four.

A small program in the hall collects the readings, keeps them for a week should the line to the cloud fail, and sends on what has changed. A model learns what is normal for each press. It raises a notice only when a trend will reach its limit within ten days, and each notice is a proposed work order with part, hour and crew, which a fitter confirms or rejects with a reason.

For three months the notices went only to the master fitter. Since February 2025 they go to the shift.`,
    results: [
      {
        value: "61",
        unit: "%",
        label: "fewer stops without warning",
        source: "Shift log, 23 and 9 stops, second quarters of 2024 and 2025",
      },
      {
        value: "6",
        unit: "days",
        label: "median notice before a repair",
        source: "Maintenance log, 31 repairs, February to July 2025",
      },
      {
        value: "3",
        unit: "h",
        label: "to change a bearing, 19 before",
        source: "Maintenance log, means of 2024 and 2025",
      },
      {
        value: "4",
        unit: "%",
        label: "of upkeep is for cloud and data",
        source: "Invoices, April to September 2025",
      },
    ],
    quote:
      "It rings about five times a month, and each time somebody picks up a spanner. That is what the first system never managed.",
    quoteName: "Bhaskar Patil",
    quoteRole: "Works Manager, Ghatmetal",
    gallery: [
      {
        file: "work/ghatmetal-planned-repairs-1.webp",
        alt: "A drawing of press 3 with readings of its main bearing, oil and load, and the note that a limit is six days away",
      },
      {
        file: "work/ghatmetal-planned-repairs-2.webp",
        alt: "A week’s plan with six short stops on five presses, and the work order for a main bearing with part, line and crew",
      },
    ],
    seo: {
      metaTitle: "Planned Repairs for a Press Shop",
      metaDescription:
        "How six sensors a press, a model that learns what is normal and work orders instead of alarms cut Ghatmetal’s unplanned stops by 61 per cent.",
      keywords: "predictive maintenance, factory sensors, press shop, industrial IoT, Azure, case study",
    },
  },
  {
    title: "A homeware shop that opens quickly, with two steps to pay",
    slug: "lumen-loom-quicker-shop",
    summary:
      "Lumen & Loom kept its shop system and changed what customers wait for: lighter pages, a delivery date that holds, and payment in two steps.",
    client: "Lumen & Loom",
    industry: "E-commerce",
    services: ["e-commerce-solution", "performance-optimization", "digital-marketing"],
    technologies: ["Shopify", "Next.js", "React", "Node.js", "Redis"],
    picture: {
      file: "work/lumen-loom-quicker-shop.webp",
      alt: "A shop’s front page with lamps, a vase and a stool, its speed score of 98, and a phone with the checkout at step 2 of 2",
    },
    challenge: `Lumen & Loom sells lamps, vases and stools from four workshops to customers all over the country, eight in ten of them on a phone. Half of those waited more than four seconds for the first product, because each page loaded nine scripts that nobody could name an owner for.

Those who stayed met a checkout of five screens, with the delivery charge on the last. And in the festival week of 2024, the shop sold 46 lamps that had already left the shelf, then spent November apologising.`,
    approach: `The shop system was sound, so it stayed; a new storefront reads from it. Before designing anything we took out the scripts, one a day, and watched the orders. Nobody missed seven of the nine.

The product page now answers three questions at the top: what it costs, whether it is in stock, and on which day it reaches your door. The checkout asks for an address and a payment, wallets first. Stock is reserved for ten minutes when payment begins, so the last lamp is sold once.

In September 2025 we replayed the busiest festival hour at twice the volume. Meanwhile the owners wrote eleven guides, from bulbs to glazes, out of questions that their customers had really asked.`,
    results: [
      {
        value: "1.1",
        unit: "s",
        label: "to the largest picture, 4.8 before",
        source: "Field data of phone visits, 75th percentile, October 2025",
      },
      {
        value: "27",
        unit: "%",
        label: "more visits end in an order",
        source: "Shop statistics, 2.6% in October 2024, 3.3% in October 2025",
      },
      {
        value: "0",
        label: "orders taken for missing stock",
        source: "Order system, festival week, 13 to 20 October 2025",
      },
      {
        value: "2,140",
        label: "visits a month through the guides",
        source: "Search statistics, mean of August to October 2025",
      },
    ],
    quote:
      "I had expected a new look. What I got was fewer things on the page, and the first November in which nobody had to say sorry.",
    quoteName: "Ingrid Dahl",
    quoteRole: "Co-founder, Lumen & Loom",
    gallery: [
      {
        file: "work/lumen-loom-quicker-shop-1.webp",
        alt: "The product page of a dome lamp with its price, four colours, the day of delivery and the number left in stock",
      },
      {
        file: "work/lumen-loom-quicker-shop-2.webp",
        alt: "A curve of visits that end in an order, rising to 3.3% after the new checkout in August, beside the latest orders",
      },
    ],
    seo: {
      metaTitle: "A Quicker Shop for Lumen & Loom",
      metaDescription:
        "How Lumen & Loom’s shop came from 4.8 to 1.1 seconds and from five checkout screens to two, and why 27 per cent more visits end in an order.",
      keywords: "e-commerce performance, checkout, Shopify, headless storefront, UPI, case study",
    },
  },
  {
    title: "Business trips approved within the hour, not after days",
    slug: "trip-approvals-same-hour",
    summary:
      "An engineering group checks each trip against its policy before a manager sees it, so that approving takes one look and flights are booked sooner.",
    industry: "Travel",
    services: ["web-development", "api-development"],
    technologies: ["Angular", "Java", "PostgreSQL", "Kubernetes", "Azure"],
    picture: {
      file: "work/trip-approvals-same-hour.webp",
      alt: "A list of trips beside a map with their routes, and a request for a plant visit with the button Approve",
    },
    challenge: `The client, an engineering group with 6,200 people in fourteen cities, sends its fitters and planners on about 430 trips a month. It has asked us not to give its name.

A trip used to begin with a spreadsheet, sent by e-mail to a manager who had no means of judging it. Half of the requests waited longer than 51 hours. By then the fare had risen, and the traveller had often paid in advance. Three clerks spent the first week of each month comparing airline, hotel and taxi invoices with those spreadsheets.`,
    approach: `First we read the travel policy, 34 pages, with the people who enforce it. Twelve rules decided almost every case. They became code, each with examples that the travel desk wrote itself and can change.

A request is now checked while it is typed: fare against the median for that route, hotel against the limit of the city, cost centre against its budget. The manager receives the result on one screen, with two buttons. Day trips that keep every rule need no approval; the manager is only told.

Invoices arrive through interfaces to the travel agency and two hotel groups and are matched by trip number. One business unit tried it from April 2025, the others joined by July.`,
    results: [
      {
        value: "18",
        unit: "min",
        label: "median time to approval, 51 hours before",
        source: "Trip system, September 2025; mailbox sample, February 2025",
      },
      {
        value: "14",
        unit: "%",
        label: "lower mean fare on domestic flights",
        source: "Travel agency invoices, February and September 2025",
      },
      {
        value: "96",
        unit: "%",
        label: "of invoices matched without a clerk",
        source: "Accounts, 412 of 430 trips, September 2025",
      },
    ],
    quote:
      "Managers used to ask me whether a fare was reasonable, and I had to guess. Now the answer stands beside the question.",
    quoteName: "Travel Manager",
    quoteRole: "Engineering group, name withheld on request",
    gallery: [
      {
        file: "work/trip-approvals-same-hour-1.webp",
        alt: "A trip to approve on a manager’s phone, and the three checks behind it: fare, hotel and cost centre, all passed",
      },
      {
        file: "work/trip-approvals-same-hour-2.webp",
        alt: "Bars of the mean fare falling from February to September, and a list of invoices, most of them matched",
      },
    ],
    seo: {
      metaTitle: "Trip Approvals Within the Hour",
      metaDescription:
        "How an engineering group turned 34 pages of travel policy into twelve rules, approves trips in 18 minutes and pays 14 per cent less for flights.",
      keywords: "business travel software, travel policy, approval workflow, invoice matching, case study",
    },
  },
  {
    title: "Live scores that hold when the whole league is watching",
    slug: "kite-wicket-live-scores",
    summary:
      "A cricket league’s scorers tap each ball once, and 212,000 supporters see it seconds later, even when the ground’s signal comes and goes.",
    client: "Kite & Wicket",
    industry: "Sports",
    services: ["mobile-development", "cloud-solutions", "24-7-support"],
    technologies: ["React Native", "Go", "Redis", "Firebase", "Kubernetes", "Google Cloud"],
    picture: {
      file: "work/kite-wicket-live-scores.webp",
      alt: "A phone with a live cricket score, a scorer’s tablet with keys for runs, and a curve of supporters that climbs to 212,000",
    },
    challenge: `Kite & Wicket runs a league of sixteen town teams on nine grounds. Most supporters follow it by phone, and nearly all of them arrive in the last four overs.

In the final of 2024 the scores stood still for 17 minutes. Each phone had asked the server for news every two seconds, and at 60,000 phones the server stopped answering. On two of the grounds there is hardly a signal, so scorers had kept a paper sheet and typed it in between overs. Supporters in the stand knew the result before the app did.`,
    approach: `We turned the direction round: phones no longer ask, they are told. One small message a ball passes through Redis to a service in Go that does nothing but hold connections. A season’s traffic can be replayed against it, and we did so at four times the final of 2024.

Scorers got a tablet with large keys that works without a signal. It numbers each ball, keeps it and sends it when it can, so nothing is lost or counted twice. Four scorers tried it at practice matches and had us move three keys.

Capacity is bought for match hours only. On match days an engineer is on call from an hour before the toss, with the right to stop anything else we are doing.`,
    results: [
      {
        value: "212,000",
        label: "supporters at once in the final",
        source: "Connection log, 1 June 2025",
      },
      {
        value: "1.4",
        unit: "s",
        label: "median from scorer to supporter",
        source: "Time stamps of 5.1 million messages, season of 2025",
      },
      {
        value: "0",
        unit: "min",
        label: "of interruption in 59 matches",
        source: "Monitoring log, 12 April to 1 June 2025",
      },
      {
        value: "46",
        unit: "%",
        label: "lower hosting bill than in 2024",
        source: "Cloud invoices, April to June of both years",
      },
    ],
    quote:
      "Our scorer on ground 7 lost her signal for six minutes in the semi-final. She did not notice, and neither did anybody else.",
    quoteName: "Tunde Adeyinka",
    quoteRole: "League Secretary, Kite & Wicket",
    gallery: [
      {
        file: "work/kite-wicket-live-scores-1.webp",
        alt: "A scorer’s tablet with large keys for runs, wides and wickets; it has been offline for 40 seconds and keeps three balls",
      },
      {
        file: "work/kite-wicket-live-scores-2.webp",
        alt: "A curve of connected supporters that stays below the capacity line, 18 of 24 servers in use, and the engineer on call",
      },
    ],
    seo: {
      metaTitle: "Live Scores for a Cricket League",
      metaDescription:
        "How Kite & Wicket’s live scores reach 212,000 supporters within seconds, on grounds with hardly a signal and with a hosting bill 46 per cent lower.",
      keywords: "live scores, sports app, real-time updates, React Native, Google Cloud, case study",
    },
  },
];

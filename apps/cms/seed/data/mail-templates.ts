import type { Seed } from "../types";

export const mailTemplates: Seed<"api::application-mail-template.application-mail-template">[] = [
  {
    name: "Rejection",
    kind: "rejection",
    subject: "Your application for {job_title}",
    text: `Dear {name},

Thank you for applying for {job_title}, and for the time that you put into it. We have read your application with care, and have decided to go on with other applicants.

This is about what this one position needs, and says little about your work. If another opening of ours fits you, please apply again.

We wish you every success in your search.`,
  },
  {
    name: "Next step",
    kind: "next_step",
    subject: "Your application for {job_title}: the next step",
    text: `Dear {name},

We have read your application for {job_title} with interest, and would like to get to know you better.

One of us will write to you within a week to arrange a first conversation. If there are days that don’t suit you, just answer this mail.

You can see where your application stands at any time: {link}`,
  },
  {
    name: "Invitation to an interview",
    kind: "invitation",
    subject: "Invitation to an interview for {job_title}",
    text: `Dear {name},

We would like to talk with you about {job_title}, and invite you to an interview.

When: {when}
Where: {where}

There is nothing to prepare: we would like to hear about your work and what you are looking for, and there will be time for your questions. The attached invitation puts the interview into your calendar.

If the time doesn’t suit you, please answer this mail, and we will find another.`,
  },
  {
    name: "Offer",
    kind: "offer",
    subject: "An offer from {company}",
    text: `Dear {name},

We enjoyed our conversations with you, and would be glad to have you with us: we offer you the position of {job_title}.

You will get the contract with all conditions in a separate mail within two days. Please take your time to read it, and ask us whatever you would like to know.

We look forward to your answer.`,
  },
  {
    name: "A question",
    kind: "custom",
    subject: "A question about your application for {job_title}",
    text: `Dear {name},

Thank you for your application for {job_title}. Before we go on, we have a question:

Please answer this mail when it suits you. You can also see and withdraw your application here: {link}`,
  },
];

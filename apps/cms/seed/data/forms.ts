import type { Seed } from "../types";

/** The privacy policy says it too. */
export const ANSWER_DAYS = 365;

/** Without the addresses to notify, which are the instance's. */
export const forms: Omit<Seed<"api::form.form">, "notifyAddresses">[] = [
  {
    name: "Project brief",
    title: "Tell Us About Your Project",
    intro:
      "Seven questions, about three minutes. A project lead reads your answers and replies within two working days.",
    fields: [
      { label: "Your name", kind: "text", required: true },
      { label: "E-mail address", kind: "email", required: true, helpText: "We reply to this address." },
      { label: "Phone", kind: "phone", required: false, helpText: "If you would rather be called." },
      {
        label: "What do you need?",
        kind: "choice",
        required: true,
        choices: "A new website\nA mobile app\nAn online shop\nHelp with software that we have\nSomething else",
      },
      {
        label: "What should it do?",
        kind: "long_text",
        required: true,
        helpText: "Who will use it, what is hard today, and any date that matters.",
      },
      { label: "A brief or a sketch", kind: "file", required: false },
      {
        label: "Privacy",
        kind: "agreement",
        required: true,
        agreement:
          "I have read the [privacy policy](/privacy-policy), and agree that you use my answers to reply to me.",
      },
    ],
    submitLabel: "Send the Brief",
    successTitle: "Your brief has reached us",
    successText: "A project lead reads it today or tomorrow, and replies to the address you gave.",
    keepDays: ANSWER_DAYS,
  },
];

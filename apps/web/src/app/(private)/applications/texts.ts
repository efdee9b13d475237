import { CONSENT_MONTHS } from "@repo/contract/application/own-application";

const KEPT = `${CONSENT_MONTHS} months`;

/** Texts of applicants' own pages. `STANDING` in packages/contract has those for the stage of an application. */
export const TEXTS = {
  title: "Your application",
  standing: "Where it stands",
  interview: "Your interview",
  sent: "What you sent",
  downloads: "Download",
  downloadsText: "The data are all that we store about this application, but for the notes of our team.",
  downloadData: "Download my data",
  downloadResume: "Download my résumé",
  consent: "Later openings",
  notKept: `You have not agreed to be considered for later openings. If you do, we keep this application for ${KEPT}.`,
  kept: "You agreed that we keep this application for later openings until",
  keep: "Keep it for later openings",
  renew: `Renew for ${KEPT}`,
  endConsent: "No longer keep it for that",
  withdraw: "Withdraw",
  withdrawText: "We stop considering it for this job. This can’t be undone, but you may apply again.",
  withdrawNow: "Withdraw my application",
  remove: "Delete",
  removeText: "Removes the application, your résumé and our mails about it.",
  removeNow: "Delete my application",
  removeAsked: "Delete this application?",
  removeWarning:
    "We remove what you sent, your résumé and what we noted. We can’t consider you for this job any more, and nobody can bring it back. Backups keep it until they are replaced.",
  removeConfirmed: "Yes, delete it",
  keepIt: "No, keep it",
  secret:
    "Whoever has the address of this page can see it. If you opened it on a computer that others use, ask for a new link when you are done: this one then stops working.",
  lostLink: "Ask for a new link",
  lostLinkTitle: "A new link to your application",
  lostLinkText:
    "Enter the email address that you applied with. If we have applications from it, we mail you a new link to each, and earlier links stop working.",
  lostLinkSend: "Send me the link",
  gone: "This link does not work",
  goneText:
    "A newer link may have replaced it, or the application is no longer stored. If you applied, you can ask for a new link.",
  linkSent: "Look into your mailbox",
  linkSentText:
    "If we have applications from that address, a mail with a new link is on its way. It may take a few minutes. We send such a mail at most once in ten minutes.",
  deleted: "Your application is deleted",
  deletedText: "We no longer store it, nor your résumé. You are welcome to apply again.",
  careers: "See our openings",
  unavailable: "This page can’t be shown right now",
  unavailableText: "Please try again in a minute.",
} as const;

/** Texts by the `told` parameter of the address that a form leads back to. Anybody can write that address. */
export const DONE = new Map([
  ["withdrawn", "You have withdrawn your application."],
  ["kept", "We keep your application for later openings."],
  ["not-kept", "We no longer keep your application for later openings."],
]);

export const PROBLEMS = new Map([
  ["decided", "This application is already decided, so it can’t be withdrawn."],
  ["email", "Enter an email address, such as name@example.com."],
  ["wait", "Too many requests. Please wait a minute and try again."],
  ["later", "That did not work. Please try again in a minute."],
]);

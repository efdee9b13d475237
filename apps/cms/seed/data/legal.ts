import { CONSENT_MONTHS } from "@repo/contract/application/own-application";
import type { Seed } from "../types";
import { ANSWER_DAYS } from "./forms";
import { hiringSettings } from "./hiring-settings";

export const termsPage: Seed<"api::terms-page.terms-page"> = {
  seo: {
    metaTitle: "Terms & Conditions",
    metaDescription:
      "The terms for using the {firm} website: accounts, job applications, privacy, intellectual property and liability.",
    keywords: "terms and conditions, website terms, {firm.short} terms, terms of use, liability",
  },
  title: "Terms & Conditions",
  lastUpdated: "May 2025",
  sections: [
    {
      title: "Introduction",
      text: `These terms apply to your use of this website. “We” and “us” mean {firm}, whose address is on our [contact page](/contact); “you” means anyone who visits the site, sends us an enquiry or applies for a job.

By using the site you accept these terms. If you do not agree with them, please do not use the site. Work that we carry out for clients is governed by the written contract with that client, and not by this page.`,
    },
    {
      title: "User Accounts",
      text: `You need no account to read this site, to contact us or to apply for a job. Accounts exist only for our own staff, who use them to manage job openings, applications and articles.

Staff who hold an account keep their password to themselves, sign out on shared devices and report any suspected misuse at once. We may suspend an account at any time to protect the site and the people whose data it holds. Attempting to use an account that is not yours is not permitted.`,
    },
    {
      title: "Job Applications",
      text: `When you apply for a position you confirm that what you tell us is true, that the résumé is your own and that it contains nothing harmful or unlawful. Please leave out information that the role does not call for, such as identity numbers, health details or photographs.

An application is not an offer of employment, and openings may be changed or withdrawn. We never ask applicants for money. If someone does so in our name, please do not pay, and tell us.`,
    },
    {
      title: "Privacy",
      text: "Our [Privacy Policy](/privacy-policy) explains which personal data we handle, why, for how long and what you may ask of us. In short: enquiries reach us by e-mail and are not stored on this site, applications are stored privately for our hiring team, and analytics run only if you agree to them.",
    },
    {
      title: "Intellectual Property",
      text: `The texts, drawings, code and design of this site belong to {firm} or are used with permission. You may read, print and quote from them with a link to the source. Any other use, such as republishing whole pages or training a product on them, needs our written consent.

Names and marks of technologies shown on this site belong to their owners. We show them to say which tools we work with; it does not mean that their owners endorse us.`,
    },
    {
      title: "Limitation of Liability",
      text: `We take care that this site is accurate and available, but we offer it as it is. Its content is general information and not advice for your particular case. Links to other sites are a convenience; we are not responsible for what they contain.

As far as the law allows, we are not liable for indirect loss, lost profit or lost data that arises from the use of this site. Nothing here limits liability that cannot be limited by law. These terms follow the law of the country in which we are registered, and the courts there have jurisdiction.`,
    },
    {
      title: "Modifications",
      text: "We may change this site and these terms when our services or the law require it. The date at the top of this page tells you when the terms last changed. The version shown here when you use the site is the one that applies.",
    },
    {
      title: "Contact Information",
      text: "Questions about these terms are welcome. Our [contact page](/contact) has a form, our e-mail address and our postal address.",
    },
  ],
};

export const privacyPage: Seed<"api::privacy-page.privacy-page"> = {
  seo: {
    metaTitle: "Privacy Policy",
    metaDescription:
      "Which personal data this website handles, what for and for how long: enquiries, job applications, analytics with consent, cookies and your rights.",
    keywords: "privacy policy, personal data, data protection, cookies, analytics consent, erase application",
  },
  title: "Privacy Policy",
  lastUpdated: "May 2025",
  sections: [
    {
      title: "Who We Are",
      text: `{firm} is responsible for the personal data handled on this website. Our [contact page](/contact) has our postal address, and the e-mail address at which you can reach us about it.

This page describes what the site really does. We ask for as little as we can, and we do not sell or rent personal data.`,
    },
    {
      title: "When You Read the Site",
      text: `You can read every public page without giving us your name or signing in. As with any website, your browser sends its network address and the page it wants to our servers so that they can answer.

To keep the forms usable for everyone, the servers count for about a minute how often a network address sends something, and refuse what is far too much. This count is not used to find out who you are.`,
    },
    {
      title: "When You Send an Enquiry",
      text: `The contact form asks for your name, e-mail address, a subject and a message. We turn them into an e-mail to our own mailbox and use them to answer you. The website keeps no copy in its database.

The e-mail stays in our mailbox for as long as the conversation or a resulting contract needs it. Ask us, and we will delete it earlier unless the law obliges us to keep it.

Other forms on this site say what they are for. Their answers are stored for the team that reads them, and deleted with any file after ${ANSWER_DAYS} days.`,
    },
    {
      title: "When You Apply for a Job",
      text: `An application holds your name, e-mail address, phone number, preferred type of work, years of experience, current and expected pay, notice period and résumé, and a link and a message if you add them. We use it to decide about the position and to contact you about it, and for nothing else. With it we keep how it proceeds and what our hiring team notes about it, and we see which other applications have the same address or phone number. If you came by a link elsewhere, we keep which site or campaign it belongs to. You receive a confirmation by e-mail, and our hiring mailbox is told that an application has arrived.

The details and the résumé are stored privately. The file has no public address; only signed-in members of our hiring team can open it. The confirmation has a private link. With it you see where your application stands, download what you sent, withdraw it, or delete it yourself. Whoever has the link can do so too, so please keep it to yourself.

${hiringSettings.keepRejectedDays} days after a rejection we delete the application with its notes, messages and file. If you agree, we keep it for ${CONSENT_MONTHS} months to tell you about other positions, and you can end that at any time with the same link. All other applications we keep while they may be of use for filling a position, and erase when you ask us to.`,
    },
    {
      title: "Analytics",
      text: `Where analytics are in use on this site, they start only after you have agreed. They tell us which services are viewed and asked about, so that we know which pages help. If you decline, nothing is measured and every page works as before.

You can withdraw your agreement at any time with effect for the future: “Cookie Settings” at the foot of the page asks you again.`,
    },
    {
      title: "Cookies and Browser Storage",
      text: `For visitors the site itself sets no cookies. The only cookies of our own are those that keep our administrators signed in; scripts cannot read them, and they end when the administrator signs out.

Your browser’s storage may hold small notes that never identify you to us, such as your answer about analytics. While you fill in an application, it keeps what you have typed, for up to 14 days, until you send or clear it. We see nothing of that before you send it. If you agree to analytics, the measuring tool may keep an identifier of its own in your browser.`,
    },
    {
      title: "Who Else Sees Your Data",
      text: `We use providers for hosting, file storage and e-mail delivery. They handle data only on our instructions and only as far as their task requires. We pass data to authorities when the law obliges us to.

If a link takes you to another site, such as a map or a social network, that site’s own policy applies there.`,
    },
    {
      title: "Your Rights",
      text: `You may ask what we hold about you, have it corrected, receive a copy, object to its use, or have it erased, and you may take back a consent you have given. Write to our e-mail address, which is on the [contact page](/contact), from the address you used with us, so that we can be sure we answer the right person. It costs nothing.

If you are not satisfied with our answer, you may turn to the data protection authority responsible for you.`,
    },
    {
      title: "Changes to This Policy",
      text: "When the site changes what it does with personal data, this page changes with it, and so does the date at the top. The [Terms & Conditions](/terms-and-conditions) for using the site are on a page of their own.",
    },
  ],
};

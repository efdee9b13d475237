import { contact, hero, questions, richText } from "./sections";

/** What the European model of a statement and the W3C's generator ask for, in the order in which people look for it. */
export const ACCESSIBILITY_STATEMENT = {
  name: "Accessibility statement",
  title: "Accessibility statement",
  path: "accessibility",
  sections: [
    hero(
      "Accessibility statement",
      "How far everybody can use this website, what does not work yet, and whom to tell.",
      { label: "Report a problem", href: "#contact" },
    ),
    richText(
      "What we aim for",
      `We want everybody to be able to read this website, apply for a job and write to us: with a keyboard, with a screen reader, with large letters, or on a small phone.

Our measure is the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), levels A and AA, and the European standard EN 301 549. This website **partly conforms**: a few things, named below, do not meet the guidelines yet.`,
    ),
    richText(
      "What does not work yet",
      `- **Videos.** Some have no captions or no description of what is only seen. Until they do, write to us and we send you the content as text.
- **Articles.** Drawings in articles from before 2026 may have a description that is too short.
- **Documents.** PDF files from before 2026 are not tagged for screen readers. We send you an accessible copy on request.

We review this list every six months. By the next review, all videos have captions.`,
    ),
    questions(
      "Good to know",
      [
        "How was this website tested?",
        "Automated tests check every page for each new version. People check with the keyboard, a screen reader, double-size text and narrow windows. We last did so on 27 November 2026.",
      ],
      [
        "Which browsers and tools does it work with?",
        "Current versions of Chrome, Edge, Firefox and Safari, with the screen readers NVDA, JAWS, VoiceOver and TalkBack. Most of it also works without JavaScript.",
      ],
      [
        "Can I apply for a job in another way?",
        "Yes. Send your application to accessibility@example.com or call +91 40 0000 0000, Monday to Friday, 9 am to 5 pm. It counts as much as one from the form.",
      ],
      [
        "What if you do not answer, or I disagree?",
        "We answer within five working days. If you hear nothing, or are not satisfied, you can turn to the authority that enforces accessibility where you live. Please name the page and our answer.",
      ],
      [
        "When was this statement written?",
        "On 27 November 2026, from our own tests. It is reviewed every six months, and whenever the website changes in a way that matters.",
      ],
    ),
    contact(
      "Report a problem",
      "Name the page, what you wanted to do, and what you use. Or write to accessibility@example.com.",
    ),
  ],
  seo: {
    metaTitle: "Accessibility statement: what works, what doesn't",
    metaDescription:
      "How far everybody can use this website, which parts do not meet WCAG 2.2 AA yet, how it was tested, and how to report a problem.",
    keywords: "accessibility, accessibility statement, WCAG, EN 301 549",
  },
};

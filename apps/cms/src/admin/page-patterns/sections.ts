export type Link = { label: string; href: string };
export type Section = { __component: `section.${string}` } & Record<string, unknown>;

export const hero = (title: string, text: string, link?: Link): Section => ({
  __component: "section.hero",
  title,
  text,
  ...(link && { link: { ...link, newTab: false } }),
});
export const cards = (title: string, ...items: [title: string, description: string, href?: string][]): Section => ({
  __component: "section.cards",
  title,
  cards: items.map(([heading, description, href]) => ({ title: heading, description, href })),
});
export const numbers = (title: string, ...items: [value: string, label: string][]): Section => ({
  __component: "section.numbers",
  title,
  numbers: items.map(([value, label]) => ({ value, label })),
});
export const steps = (title: string, ...items: [title: string, description: string][]): Section => ({
  __component: "section.steps",
  title,
  steps: items.map(([heading, description]) => ({ title: heading, description })),
});
export const quote = (words: string, name: string, role: string): Section => ({
  __component: "section.quotes",
  quotes: [{ quote: words, name, role }],
});
export const questions = (title: string, ...items: [question: string, answer: string][]): Section => ({
  __component: "section.questions",
  title,
  questions: items.map(([question, answer]) => ({ question, answer })),
});
export const text = (title: string, ...paragraphs: string[]): Section => ({
  __component: "section.text-picture",
  title,
  text: paragraphs.join("\n\n"),
  side: "right",
});
export const richText = (title: string, markdown: string): Section => ({
  __component: "section.rich-text",
  title,
  text: markdown,
});
export const list = (title: string, content: string, count: number, link?: Link): Section => ({
  __component: "section.list",
  title,
  content,
  count,
  ...(link && { link: { ...link, newTab: false } }),
});
export const call = (title: string, words: string, link: Link): Section => ({
  __component: "section.call-to-action",
  title,
  text: words,
  link: { ...link, newTab: false },
});
export const contact = (title: string, words: string): Section => ({
  __component: "section.contact-form",
  title,
  text: words,
  anchor: "contact",
});

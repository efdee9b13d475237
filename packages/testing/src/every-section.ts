type Texts = { word: string; sentence: string; paragraph: string };

const LITTLE: Texts = { word: "Word", sentence: "A sentence.", paragraph: "A paragraph." };

const MUCH: Texts = {
  word: "Donaudampfschifffahrtsgesellschaft, which is long",
  sentence: "A sentence that goes on and on, since whoever wrote it had a lot to say. ".repeat(3),
  paragraph: "A paragraph that goes on and on, since whoever wrote it had a lot to say. ".repeat(12),
};

export function everySection(picture: number, amount: "little" | "much" = "little") {
  const { word, sentence, paragraph } = amount === "little" ? LITTLE : MUCH;
  const several = <Item>(item: Item) => Array.from({ length: amount === "little" ? 1 : 6 }, () => item);
  const link = { label: word, href: "/contact", newTab: false };
  const titled = { title: word, text: sentence };
  return [
    { __component: "section.hero", title: word, highlight: word, text: sentence, image: picture, link },
    { __component: "section.text-picture", title: word, text: paragraph, image: picture, side: "left", link },
    {
      __component: "section.rich-text",
      title: word,
      text: `# ${word}\n\n${paragraph}\n\n### ${word}\n\n- ${sentence}`,
    },
    {
      __component: "section.cards",
      ...titled,
      cards: several({ title: word, description: sentence, icon: picture, href: "/about" }),
    },
    { __component: "section.numbers", ...titled, numbers: several({ value: "1,234", label: word }) },
    { __component: "section.steps", ...titled, steps: several({ title: word, description: sentence }) },
    { __component: "section.quotes", ...titled, quotes: several({ quote: sentence, name: word, role: word }) },
    { __component: "section.logos", ...titled, logos: [picture] },
    { __component: "section.questions", ...titled, questions: several({ question: word, answer: paragraph }) },
    { __component: "section.gallery", ...titled, pictures: several({ image: picture, caption: sentence }) },
    { __component: "section.video", ...titled, address: "https://vimeo.com/76979871", still: picture },
    { __component: "section.list", ...titled, content: "services", count: 3, link },
    { __component: "section.list", ...titled, content: "posts", count: 3 },
    { __component: "section.list", ...titled, content: "jobs", count: 3 },
    { __component: "section.list", ...titled, content: "case-studies", count: 2 },
    { __component: "section.call-to-action", ...titled, link },
    { __component: "section.contact-form", ...titled },
  ];
}

export const SEO_OF_TESTS = {
  metaTitle: "A page of the tests that nobody looks for",
  metaDescription: "This page has a section of each kind, so that tests can look at all of them in one place.",
  keywords: "tests",
};

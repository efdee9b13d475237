import { renderMarkdown } from "../src/markdown";

const lamp = {
  alternativeText: "Of the library",
  attributes: { src: "/lamp.webp", srcset: undefined, width: 4, height: 3 },
};

export function html(text: string): string {
  return renderMarkdown(text, {
    picture: (name) => (name === "lamp.webp" ? lamp : undefined),
    address: (path) => `https://site.test${path}`,
  });
}

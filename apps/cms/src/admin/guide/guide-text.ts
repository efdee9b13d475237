import MarkdownIt from "markdown-it";

const texts = import.meta.glob<string>("../../../../../docs/editors.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictures = import.meta.glob<string>("../../../../../docs/pictures/editors/*.{png,webp}", {
  query: "?url",
  import: "default",
  eager: true,
});

const markdown = new MarkdownIt({ html: false, linkify: false });

export function guideHtml(): string {
  const [text = "The guide is docs/editors.md of the project."] = Object.values(texts);
  return markdown.render(text.replace(/\((pictures\/editors\/[^)\s]+)/g, (_, file) => `(${addressOf(file)}`));
}

function addressOf(file: string): string {
  return pictures[`../../../../../docs/${file}`] ?? file;
}

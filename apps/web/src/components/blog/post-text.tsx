import { toParagraphs } from "@repo/contract/text/lines";

export function PostText({ text }: { text: string }) {
  return (
    <div className="space-y-6 text-lead [overflow-wrap:anywhere]">
      {toParagraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold a paragraph twice, and never changes here
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

import type { MarkedText } from "@repo/contract/search/search";

export function Marked({ text }: { text: MarkedText }) {
  let at = 0;
  return text.map((part) => {
    const key = at;
    at += part.text.length;
    return part.hit ? (
      <mark key={key} className="rounded-sm bg-orange/25 px-0.5 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

import { toParagraphs } from "@repo/contract/text/lines";

export function Intro({ title, text }: { title: string; text: string }) {
  return (
    <section className="section">
      <div className="container grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <h2 className="text-title">{title}</h2>
        <div className="max-w-2xl space-y-5 text-lead text-slate">
          {toParagraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

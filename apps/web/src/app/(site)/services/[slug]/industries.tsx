import { toLines } from "@repo/rules/lines";
import { Reveal } from "@/components/reveal";

export function Industries({ title, names }: { title: string; names: string }) {
  return (
    <section className="section night">
      <div className="container">
        <h2 className="max-w-3xl text-title">{title}</h2>
        <Reveal>
          <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(max(9rem,23%),1fr))] gap-x-6">
            {toLines(names).map((name) => (
              <li
                key={name}
                className="flex items-center gap-3 border-white/15 border-t py-5 font-display sm:text-lg lg:py-6 lg:text-xl"
              >
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-cyan" />
                {name}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}

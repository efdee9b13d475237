import { Icon } from "@repo/ui/icon";
import type { TestimonialFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import { Initials } from "@/components/person-picture";
import { Reveal } from "@/components/reveal";

export function QuoteRow({ quotes, label }: { quotes: TestimonialFragment[] | null | undefined; label: string }) {
  return (
    <Reveal className="mt-12 first:mt-0">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be within the keyboard's reach
        tabIndex={0}
        className="-mx-5 -my-4 snap-x focus-visible:-outline-offset-4 snap-mandatory scroll-px-5 overflow-x-auto px-5 py-4 md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:overflow-visible lg:px-0 print:mx-0 print:overflow-visible print:px-0"
      >
        <ul className="flex w-max gap-6 lg:grid lg:w-auto lg:grid-cols-3 print:grid print:w-auto print:grid-cols-2">
          {quotes?.map((quote) => (
            <li key={quote.id} className="w-[min(78vw,24rem)] snap-start lg:w-auto print:w-auto">
              <figure className="card flex h-full flex-col p-7 lg:p-8">
                <Icon name="quote" className="size-10 rotate-180 fill-sky text-sky" />
                <blockquote className="mt-5 text-lg leading-relaxed">{quote.quote}</blockquote>
                <QuoteSource href={quote.href} role={quote.role} />
                <figcaption className="mt-auto flex items-start gap-4 pt-8">
                  <Initials name={quote.name} className="size-12" />
                  <span className="min-w-0">
                    <span className="block font-semibold">{quote.name}</span>
                    <span className="block text-slate text-sm min-h-10">{quote.role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </Reveal>
  );
}

export function QuoteSource({ href, role }: { href: string | null | undefined; role: string | null | undefined }) {
  if (!href) return null;
  return (
    <Link href={href} className="link relative mt-2 inline-block self-start py-1 text-sm">
      Read the Case Study<span className="sr-only">: {role}</span>
    </Link>
  );
}

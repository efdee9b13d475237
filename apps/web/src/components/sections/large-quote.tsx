import { Icon } from "@repo/ui/icon";
import { Initials } from "@/components/person-picture";
import { QuoteSource } from "./quote-row";

type LargeQuoteProps = { quote: string; name?: string | null; role?: string | null; href?: string | null };

export function LargeQuote({ quote, name, role, href }: LargeQuoteProps) {
  return (
    <figure>
      <Icon name="quote" className="size-10 rotate-180 fill-orange stroke-none" />
      <blockquote className="mt-4 text-balance font-display font-medium text-2xl leading-snug md:text-3xl">
        {quote}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4 border-line border-t pt-5">
        {name && <Initials name={name} className="size-12" />}
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-slate">{role}</p>
          <QuoteSource href={href} role={role} />
        </div>
      </figcaption>
    </figure>
  );
}

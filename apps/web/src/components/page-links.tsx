import { numbersAround } from "@repo/ui/page-numbers";
import { Link } from "./link";

type PageLinksProps = { label: string; page: number; last: number; href: (page: number) => string };

const look = "grid min-h-11 min-w-11 place-items-center rounded-xl border px-4 font-medium";
const link = `${look} border-line bg-white hover:border-blue hover:text-blue-700`;

export function PageLinks({ label, page, last, href }: PageLinksProps) {
  if (last < 2) return null;
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap justify-center gap-2 print:hidden">
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" className={link}>
          Previous
        </Link>
      )}
      {numbersAround(page, last).map((number, index, all) => (
        <span key={number} className="flex items-center gap-2">
          {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span className="text-slate">…</span>}
          {number === page ? (
            <span aria-current="page" className={`${look} border-blue bg-blue text-white`}>
              <span className="sr-only">Page </span>
              {number}
            </span>
          ) : (
            <Link href={href(number)} aria-label={`Page ${number}`} className={link}>
              {number}
            </Link>
          )}
        </span>
      ))}
      {page < last && (
        <Link href={href(page + 1)} rel="next" className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}

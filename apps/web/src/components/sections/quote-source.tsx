import { Link } from "@/components/link";

/** The way from a quote to its case study. */
export function QuoteSource({ href, role }: { href: string | null | undefined; role: string | null | undefined }) {
  if (!href) return null;
  return (
    <Link href={href} className="link relative mt-2 inline-block self-start py-1 text-sm">
      Read the Case Study<span className="sr-only">: {role}</span>
    </Link>
  );
}

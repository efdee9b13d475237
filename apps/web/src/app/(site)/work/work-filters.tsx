import { Link } from "@/components/link";
import { filterPath, type WorkFilter } from "@/lib/work";

const KINDS = [
  { kind: "services", label: "By service" },
  { kind: "industries", label: "By industry" },
] as const;

type WorkFiltersProps = { filters: WorkFilter[]; current?: string };

/** Links, so that they work without scripts and the address says what is shown. */
export function WorkFilters({ filters, current = "/work" }: WorkFiltersProps) {
  return (
    <div className="mt-8 grid gap-x-10 gap-y-5 lg:grid-cols-2">
      {KINDS.map(({ kind, label }) => (
        <nav key={kind} aria-label={label}>
          <p aria-hidden className="mb-2 font-medium text-sm">
            {label}
          </p>
          <ul className="-mx-5 -my-1 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
            {[{ title: "All", path: "/work" }, ...filters.filter((each) => each.kind === kind).map(withPath)].map(
              ({ title, path }) => (
                <li key={path}>
                  <Link
                    href={path}
                    aria-current={path === current ? "page" : undefined}
                    prefetch={false}
                    className="flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-white px-4 text-slate text-sm hover:border-blue hover:text-blue-700 aria-[current]:border-blue aria-[current]:bg-blue aria-[current]:text-white"
                  >
                    {title}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      ))}
    </div>
  );
}

const withPath = (filter: WorkFilter) => ({ title: filter.title, path: filterPath(filter) });

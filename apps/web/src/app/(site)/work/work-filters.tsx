import { Link } from "@/components/link";
import { filterPath } from "@/lib/paths";
import type { WorkFilter } from "@/lib/work";

const KINDS = [
  { kind: "services", label: "By Service" },
  { kind: "industries", label: "By Industry" },
] as const;

type WorkFiltersProps = { filters: WorkFilter[]; current?: string };

/** The filters are links, so they work without scripts, and the address says what is shown. */
export function WorkFilters({ filters, current = "/work" }: WorkFiltersProps) {
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
      {KINDS.map(({ kind, label }) => (
        <nav key={kind} aria-label={label}>
          <p aria-hidden className="mb-2 font-medium text-sm">
            {label}
          </p>
          <ul className="-mx-5 -my-1 flex gap-2 overflow-x-auto whitespace-nowrap px-5 py-1 md:flex-wrap print:mx-0 print:flex-wrap print:px-0">
            {[{ title: "All", path: "/work" }, ...filters.filter((each) => each.kind === kind).map(withPath)].map(
              ({ title, path }) => (
                <li key={path}>
                  <Link
                    href={path}
                    aria-current={path === current ? "page" : undefined}
                    prefetch={false}
                    className="block rounded-full border border-line bg-white px-4 py-2.75 text-slate text-sm hover:border-blue hover:text-blue-700 aria-[current]:border-blue aria-[current]:bg-blue aria-[current]:text-white"
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

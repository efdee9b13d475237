import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";

type BreadcrumbProps = { parent?: { name: string; path: string }; title: string };

export function Breadcrumb({ parent, title }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sky text-sm">
        {[{ name: "Home", path: "/" }, ...(parent ? [parent] : [])].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2">
            <Link href={path} className="py-1 hover:text-white hover:underline">
              {name}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" dir="auto" className="min-w-0 py-1 font-medium text-white [overflow-wrap:anywhere]">
          {title}
        </li>
      </ol>
    </nav>
  );
}

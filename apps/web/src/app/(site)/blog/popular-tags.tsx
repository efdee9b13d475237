import type { listTags } from "@/cms/blog";
import { Link } from "@/components/link";
import { tagPath } from "@/lib/paths";

const SHOWN = 6;

export function PopularTags({ tags }: { tags: Awaited<ReturnType<typeof listTags>> }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Popular tags" className="min-w-0 max-w-full">
      <ul className="flex flex-wrap gap-2">
        {tags.slice(0, SHOWN).map(({ slug, name }) => (
          <li key={slug} className="max-w-full">
            <Link
              href={tagPath(slug)}
              prefetch={false}
              className="block truncate rounded-full border border-line bg-white px-4 py-1.5 text-slate text-sm hover:border-blue hover:text-blue-700"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

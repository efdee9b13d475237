import { addressOf } from "@repo/contract/site/addresses";
import type { PostEntry } from "@/cms/blog";
import { AccentLine } from "@/components/blog/accents";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { longDate } from "@/lib/format";

export function RelatedPosts({ posts }: { posts: PostEntry[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-mist py-16 md:py-20 print:hidden">
      <div className="container">
        <SectionHeading id="related" title="Keep Reading" />
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {posts.map(({ id, title, createdAt }, index) => (
            <li key={id} className="card card-hover relative min-w-0 overflow-hidden">
              <AccentLine index={index} />
              <div className="p-6">
                <p className="text-slate text-sm">
                  <time dateTime={createdAt}>{longDate(createdAt)}</time>
                </p>
                <h3 dir="auto" className="mt-2 text-card [overflow-wrap:anywhere]">
                  <Link href={addressOf("blog-post", { documentId: id })} prefetch={false} className="whole-card">
                    {title}
                  </Link>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

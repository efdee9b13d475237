import type { PostFragment } from "@repo/cms-client/generated/graphql";
import { toTags } from "@repo/rules/lines";
import { Breadcrumb } from "@/components/breadcrumb";
import { Link } from "@/components/link";
import { tagPath } from "@/lib/blog";
import { longDate } from "@/lib/format";
import { READ_TIME } from "../post-card";

export function PostHero({ post, author }: { post: PostFragment; author: string }) {
  const tags = [...new Set(toTags(post.metaTags))];
  return (
    <header className="on-dark night">
      <div className="container max-w-4xl pt-28 pb-12 md:pb-16">
        <Breadcrumb parent={{ name: "Blog", path: "/blog" }} title={post.title} />
        <h1 dir="auto" className="mt-8 text-title [overflow-wrap:anywhere]">
          {post.title}
        </h1>
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sky">
          <time dateTime={post.createdAt ?? undefined}>{longDate(post.createdAt ?? "")}</time>
          <span aria-hidden>·</span>
          <span>{READ_TIME}</span>
          <span aria-hidden>·</span>
          <span>{author}</span>
        </p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="mt-7 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Link
                  href={tagPath(tag)}
                  prefetch={false}
                  className="block truncate rounded-full bg-white/10 px-4 py-1.5 text-sky text-sm hover:bg-white/20 hover:text-white"
                >
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

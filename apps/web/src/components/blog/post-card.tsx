import type { PostCard as Post } from "@repo/cms-client/blog";
import { READ_TIME, TAGS_SHOWN } from "@repo/contract/post/post";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { longDate } from "@/lib/format";
import { Accent } from "./accents";

type PostCardProps = { post: Post; index: number; heading: "h2" | "h3" };

export function PostCard({ post, index, heading: Heading }: PostCardProps) {
  return (
    <article
      className={`card card-hover group relative flex h-full flex-col overflow-hidden ${post.cover ? "" : "@2xl:flex-row"}`}
    >
      {post.cover ? (
        <div className="relative aspect-5/2 shrink-0 @2xl:aspect-auto @2xl:min-h-64 @2xl:grow">
          <Picture
            picture={post.cover}
            sizes="(min-width: 40rem) 50vw, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      ) : (
        <Accent index={index} className="aspect-5/2 shrink-0 @2xl:aspect-auto @2xl:w-2/5" />
      )}
      <div className={`flex min-w-0 grow flex-col p-6 @2xl:justify-center @2xl:p-8 ${post.cover ? "@2xl:grow-0" : ""}`}>
        <p className="flex flex-wrap gap-x-2 text-slate text-sm">
          <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
          <span aria-hidden>·</span>
          <span>{READ_TIME}</span>
          {post.author && (
            <>
              <span aria-hidden>·</span>
              <span dir="auto">{post.author.name}</span>
            </>
          )}
        </p>
        <Heading dir="auto" className="mt-3 line-clamp-3 text-card [overflow-wrap:anywhere] @2xl:text-[1.75rem]">
          {post.title}
        </Heading>
        <p dir="auto" className="mt-3 line-clamp-3 text-slate [overflow-wrap:anywhere] @2xl:text-lead">
          {post.excerpt}
        </p>
        {post.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-2">
            {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
              <li
                key={tag}
                dir="auto"
                className="max-w-full truncate rounded-full bg-mist px-3 py-1 text-blue-700 text-sm"
              >
                {tag}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-auto pt-6 @2xl:mt-0">
          <Link
            href={`/blog/${post.id}`}
            prefetch={false}
            className="inline-flex items-center gap-2 font-semibold text-blue-700 whole-card"
          >
            Read More<span className="sr-only">: {post.title}</span>
            <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
          </Link>
        </p>
      </div>
    </article>
  );
}

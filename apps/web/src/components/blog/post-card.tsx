import { READ_TIME, TAGS_SHOWN } from "@repo/contract/post/post";
import { addressOf } from "@repo/contract/site/addresses";
import { Icon } from "@repo/ui/icon";
import type { PostCard as Post } from "@/cms/blog";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { longDate } from "@/lib/format";
import { Accent } from "./accents";

const FRAME = "aspect-2/1 w-full shrink-0 @4xl:m-6 @4xl:w-7/12 @4xl:rounded-xl";

type PostCardProps = { post: Post; index: number; heading: "h2" | "h3" };

export function PostCard({ post, index, heading: Heading }: PostCardProps) {
  return (
    <article className="card card-hover group relative flex h-full flex-col overflow-hidden @4xl:flex-row @4xl:items-center">
      {post.cover ? (
        <Picture picture={post.cover} sizes="(min-width: 40rem) 50vw, 100vw" className={`${FRAME} object-cover`} />
      ) : (
        <Accent index={index} className={FRAME} />
      )}
      <div className="flex w-full min-w-0 grow flex-col p-6 @2xl:p-8">
        <p className="fact-line text-slate text-sm">
          <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
          <span>{READ_TIME}</span>
          {post.author && <span dir="auto">{post.author.name}</span>}
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
        <p className="mt-auto pt-6 @4xl:mt-0">
          <Link
            href={addressOf("blog-post", { documentId: post.id })}
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

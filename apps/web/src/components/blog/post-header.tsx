import { READ_TIME } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import type { ReactNode } from "react";
import { longDate } from "@/lib/format";

type PostHeaderProps = {
  post: { title: string; metaTags?: string | null; createdAt?: string | null };
  author: ReactNode;
  heading: "h1" | "h3";
  tag?: (tag: string, look: string) => ReactNode;
  children?: ReactNode;
};

export function PostHeader({ post, author, heading: Heading, tag: show = plain, children }: PostHeaderProps) {
  const tags = [...new Set(toTags(post.metaTags))];
  return (
    <header className="on-dark night">
      <div className={`container max-w-3xl pb-12 md:pb-16 ${children ? "pt-28" : "pt-4"}`}>
        {children}
        <Heading dir="auto" className="mt-8 text-title [overflow-wrap:anywhere]">
          {post.title}
        </Heading>
        <p className="fact-line mt-6 gap-y-1 text-sky">
          <time dateTime={post.createdAt ?? undefined}>{longDate(post.createdAt ?? "")}</time>
          <span>{READ_TIME}</span>
          <span>{author}</span>
        </p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="mt-7 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                {show(tag, "block truncate rounded-full bg-white/10 px-4 py-1.5 text-sky text-sm")}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

function plain(tag: string, look: string): ReactNode {
  return <span className={look}>#{tag}</span>;
}

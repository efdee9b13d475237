import type { PostCard } from "@repo/cms-client/blog";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/breadcrumb";
import { PostGrid } from "./post-grid";

/** A page of articles beside the first one. */
export function MorePosts({ title, posts, pages }: { title: string; posts: PostCard[]; pages: ReactNode }) {
  return (
    <>
      <section className="on-dark night">
        <div className="container pt-28 pb-12 md:pb-16">
          <Breadcrumb parent={{ name: "Blog", path: "/blog" }} title={title} />
          <h1 dir="auto" className="mt-8 text-title [overflow-wrap:anywhere]">
            {title}
          </h1>
        </div>
      </section>
      <section aria-label={title} className="bg-mist py-16 md:py-24">
        <div className="container">
          <PostGrid posts={posts} heading="h2" />
          {pages}
        </div>
      </section>
    </>
  );
}

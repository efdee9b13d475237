import type { ReactNode } from "react";
import type { PostCard } from "@/cms/blog";
import { PostGrid } from "@/components/blog/post-grid";
import { TitleBand } from "@/components/headings/title-band";

export function MorePosts({ title, posts, pages }: { title: string; posts: PostCard[]; pages: ReactNode }) {
  return (
    <>
      <TitleBand parent={{ name: "Blog", path: "/blog" }} title={title} />
      <section aria-label={title} className="bg-mist py-16 md:py-24">
        <div className="container">
          <PostGrid posts={posts} heading="h2" />
          {pages}
        </div>
      </section>
    </>
  );
}

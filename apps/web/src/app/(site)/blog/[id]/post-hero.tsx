import type { PostFragment } from "@repo/cms-client/generated/graphql";
import { PostHeader } from "@/components/blog/post-header";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { Link } from "@/components/link";
import { tagPath } from "@/lib/blog";

export function PostHero({ post, author }: { post: PostFragment; author: string }) {
  return (
    <PostHeader
      post={post}
      author={author}
      heading="h1"
      tag={(tag, look) => (
        <Link href={tagPath(tag)} prefetch={false} className={`${look} hover:bg-white/20 hover:text-white`}>
          #{tag}
        </Link>
      )}
    >
      <Breadcrumb parent={{ name: "Blog", path: "/blog" }} title={post.title} />
    </PostHeader>
  );
}

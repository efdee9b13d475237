import type { PostDetailFragment } from "@/cms/generated/graphql";
import { PostHeader } from "@/components/blog/post-header";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { Link } from "@/components/link";
import { PersonPicture } from "@/components/person-picture";
import { authorPath, tagPath } from "@/lib/paths";

export function PostHero({ post, label }: { post: PostDetailFragment; label: string }) {
  return (
    <PostHeader
      post={post}
      author={
        post.author ? (
          <Link href={authorPath(post.author.slug)} className="inline-flex items-center gap-2 py-1 hover:text-white">
            <PersonPicture person={post.author} sizes="40px" className="size-10 text-xs" />
            <span dir="auto" className="underline underline-offset-4">
              {post.author.name}
            </span>
          </Link>
        ) : (
          label
        )
      }
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

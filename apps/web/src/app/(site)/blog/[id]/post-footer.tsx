import { addressOf } from "@repo/contract/site/addresses";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { PostDetailFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { ShareLinks } from "./share-links";
import { WrittenBy } from "./written-by";

export function PostFooter({ post, label }: { post: PostDetailFragment; label: string }) {
  return (
    <footer className="mt-14 border-line border-t pt-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <WrittenBy author={post.author} label={label} />
        <ShareLinks title={post.title} url={absoluteUrl(addressOf("blog-post", post))} />
      </div>
      <Link href="/blog" className={buttonClass("outline", "mt-10")}>
        <Icon name="arrow-left" className="size-4" />
        Back to Blog
      </Link>
    </footer>
  );
}

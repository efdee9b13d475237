import type { Post } from "@repo/contract/post/form";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { PostHeader } from "@/components/blog/post-header";
import { PostText } from "@/components/blog/post-text";
import { Picture } from "@/components/picture";
import { type Authors, authorName } from "./author-field";
import { RenderedText } from "./markdown/rendered-text";
import { usePicture } from "./pictures/use-pictures";

type PostPreviewProps = Authors & {
  post: Pick<Post, "title" | "description" | "metaTags" | "format" | "cover" | "author" | "createdAt">;
  onClose: () => void;
};

export function PostPreview({ post, onClose, ...authors }: PostPreviewProps) {
  const cover = usePicture(post.cover);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preview"
      closeLabel="Close preview"
      className={`${dialogCard} max-w-5xl p-(--pad) [--pad:--spacing(5)]`}
    >
      <article className="-mx-(--pad) -mb-(--pad) mt-3">
        <PostHeader post={post} author={authorName(post.author, authors)} heading="h3" />
        <div className="container max-w-4xl py-12">
          <Picture picture={cover} sizes="(min-width: 48rem) 44rem, 100vw" className="mb-10 w-full rounded-card" />
          {post.format === "markdown" ? <RenderedText text={post.description} /> : <PostText text={post.description} />}
        </div>
      </article>
    </Dialog>
  );
}

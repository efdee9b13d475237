import type { Post } from "@repo/rules/post-form";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { PostHeader } from "@/components/blog/post-header";
import { PostText } from "@/components/blog/post-text";

type PostPreviewProps = {
  post: Pick<Post, "title" | "description" | "metaTags" | "createdAt">;
  author: string;
  onClose: () => void;
};

export function PostPreview({ post, author, onClose }: PostPreviewProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preview"
      closeLabel="Close preview"
      className={`${dialogCard} max-w-5xl p-(--pad) [--pad:--spacing(5)]`}
    >
      <article className="-mx-(--pad) -mb-(--pad) mt-3">
        <PostHeader post={post} author={author} heading="h3" />
        <div className="container max-w-4xl py-12">
          <PostText text={post.description} />
        </div>
      </article>
    </Dialog>
  );
}

"use client";

import type { LibraryPicture } from "@repo/contract/page/picture";
import type { Post } from "@repo/contract/post/form";
import { ownAuthor } from "@repo/contract/post/own-author";
import { Button } from "@repo/ui/button";
import { ConflictDialog } from "@repo/ui/conflict-dialog";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard, dialogWindow } from "@repo/ui/dialog-card";
import { useState } from "react";
import { flushSync } from "react-dom";
import { FormActions } from "@/app/(dashboards)/_shared/form-actions";
import { OtherTabNote } from "@/components/forms/other-tab-note";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { useSession } from "@/components/use-session";
import type { Authors } from "./author-field";
import { dropDeviceDraft } from "./device-draft";
import { DraftOffer } from "./draft-offer";
import { PictureDialog } from "./pictures/picture-dialog";
import { PostFields } from "./post-fields";
import { PostPreview } from "./post-preview";
import { differences } from "./post-values";
import { usePostForm } from "./use-post-form";

type PostFormProps = Authors & {
  post?: Post;
  onSaved: (post: Post, isNew: boolean) => Promise<void>;
  onReload: () => Promise<void>;
  onClose: () => void;
};

export function PostForm({ post, label, authors, onSaved, onReload, onClose }: PostFormProps) {
  const { user } = useSession();
  const { values, type, changed, offered, takeOffered, dropOffered, ...draft } = usePostForm({
    post,
    author: ownAuthor(user?.email ?? "", authors),
    async onSaved(saved, isNew) {
      await onSaved(saved, isNew);
      onClose();
    },
  });
  const { form, errors, summary, failure, different, theirs, setTheirs, sending, submit } = draft;
  const [fillsWindow, setFillsWindow] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const [choosing, setChoosing] = useState<{ use: (picture: LibraryPicture) => void; file?: File }>();
  const { leaveForm, question } = useLeaveGuard(
    changed,
    () => {
      dropDeviceDraft(post?.id);
      onClose();
    },
    true,
  );

  function focusOn(field: "title" | "description") {
    form.ref.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }

  function fillWindow(fills: boolean) {
    flushSync(() => setFillsWindow(fills));
    if (fills) focusOn("description");
  }

  return (
    <>
      <Dialog
        open
        onClose={() => leaveForm(onClose)}
        title={post ? "Edit Blog Post" : "Create New Blog Post"}
        className={`${fillsWindow ? `${dialogWindow} roomy:scroll-pb-20` : `${dialogCard} max-w-[800px] roomy:scroll-pb-52`} roomy:scroll-pt-20 p-(--pad) [--pad:--spacing(5)] sm:[--pad:--spacing(7)]`}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-slate text-sm">
            {post ? "Update your blog post content" : "Share your insights with the world"}
          </p>
          <Button
            look={fillsWindow ? "primary" : "outline"}
            size="small"
            aria-pressed={fillsWindow}
            onClick={() => fillWindow(!fillsWindow)}
          >
            Full window
          </Button>
        </div>
        {offered && (
          <DraftOffer
            draft={offered}
            onTake={(kept) => {
              takeOffered(kept);
              focusOn("title");
            }}
            onDrop={() => {
              dropOffered();
              focusOn("title");
            }}
          />
        )}
        <OtherTabNote labels={different} />
        <form {...form} className="mt-5 flex flex-col gap-4 text-sm">
          {summary}
          <PostFields
            values={values}
            onType={type}
            errors={errors}
            published={post && post.status !== "draft"}
            authors={{ label, authors }}
            fillsWindow={fillsWindow}
            choosePicture={(use, file) => setChoosing({ use, file })}
          />
          <FormActions failure={failure}>
            <Button type="submit" size="small" aria-disabled={sending} className="max-sm:col-span-2">
              {sending ? "Saving..." : post ? "Update Post" : "Create Post"}
            </Button>
            <Button look="outline" size="small" onClick={onClose}>
              Cancel
            </Button>
            <Button look="outline" size="small" onClick={() => setPreviewing(true)} className="sm:ml-auto">
              Preview
            </Button>
          </FormActions>
        </form>
      </Dialog>
      {previewing && (
        <PostPreview
          post={{ ...values, createdAt: post?.createdAt ?? new Date().toISOString() }}
          label={label}
          authors={authors}
          onClose={() => setPreviewing(false)}
        />
      )}
      {choosing && (
        <PictureDialog
          file={choosing.file}
          onChoose={(picture) => {
            // Nothing behind the dialog can be edited while it is open.
            flushSync(() => setChoosing(undefined));
            choosing.use(picture);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <ConflictDialog
        open={Boolean(theirs)}
        what="post"
        differences={theirs ? differences(values, theirs, { label, authors }) : []}
        onKeepMine={() => {
          setTheirs(undefined);
          void submit();
        }}
        onTakeTheirs={async () => {
          dropDeviceDraft(post?.id);
          await onReload();
          onClose();
        }}
        onClose={() => setTheirs(undefined)}
      />
      {question}
    </>
  );
}

"use client";

import { problemsOf } from "@repo/contract/http/read-body";
import { type Post, postSchema } from "@repo/contract/post/form";
import { showAlert } from "@repo/ui/toaster";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useState } from "react";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
import { useOtherTab } from "@/components/forms/use-other-tab";
import { conflictingItem, failureFields, withTimeoutNote } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { type DeviceDraft, dropDeviceDraft, keepDeviceDraft, keyOf, readDeviceDraft } from "./device-draft";
import { changedMoments, changedValues, labelsOf, type PostValues, sameValues, valuesOf } from "./post-values";

const CHANGE = "PATCH /api/dashboard/posts/:id";

const SAVE_FAILED = "Failed to save blog post. Please try again.";

type PostFormOptions = {
  post: Post | undefined;
  author: string | null;
  onSaved: (post: Post, isNew: boolean) => Promise<void>;
};

export function usePostForm({ post, author, onSaved }: PostFormOptions) {
  const [start] = useState(() => valuesOf(post, author));
  const [values, setValues] = useState(start);
  const [readAt, setReadAt] = useState(post?.updatedAt);
  const [offered, setOffered] = useState(() => readDeviceDraft(post?.id));
  const [theirs, setTheirs] = useState<Post>();
  const mounted = useMounted();
  const otherTab = useOtherTab<PostValues>({
    key: keyOf(post?.id),
    start: values,
    read() {
      const draft = readDeviceDraft(post?.id);
      return draft?.readAt === readAt ? draft?.values : undefined;
    },
    mine: () => values,
    take: (news) => setValues({ ...values, ...news }),
  });
  const changed = !sameValues(values, start);
  const sent = useSentForm({
    check: () => problemsOf(postSchema, bodyOf()),
    async send() {
      const body = bodyOf();
      const over = theirs?.updatedAt ?? readAt;
      const saved = post
        ? await siteFetch(CHANGE, { ids: { id: post.id }, body: { ...body, updatedAt: over } })
        : await siteFetch("POST /api/dashboard/posts", { body });
      if (isOwnDraft()) dropDeviceDraft(post?.id);
      await onSaved(saved, !post);
    },
    explain(error) {
      if (!mounted.current) showAlert(withTimeoutNote(`“${values.title}” could not be saved.`, error));
      const current = conflictingItem<Post>(error);
      setTheirs(current);
      const fields = failureFields(error);
      return current ? { fields } : { fields, message: withTimeoutNote(SAVE_FAILED, error) };
    },
  });

  function type(next: PostValues) {
    setValues(next);
    otherTab.compare(next);
    const kept = readDeviceDraft(post?.id);
    // Another tab may have changed the other fields.
    const others = kept?.readAt === readAt ? kept?.values : undefined;
    keep({ ...next, ...others, ...changedValues(next, values) });
  }

  function keep(draft: PostValues) {
    if (sameValues(draft, start)) dropDeviceDraft(post?.id);
    else keepDeviceDraft(post?.id, draft, readAt);
  }

  /** Whether no other tab has typed into what is kept on the device. */
  function isOwnDraft(): boolean {
    const kept = readDeviceDraft(post?.id);
    const overOffered = { ...values, ...offered?.values, ...changedValues(values, start) };
    return kept !== undefined && [values, overOffered].some((own) => sameValues(kept.values, own));
  }

  function takeOffered(draft: DeviceDraft) {
    setOffered(undefined);
    setReadAt(draft.readAt);
    // A draft that an earlier version of the site has kept lacks some fields.
    const kept = { ...start, ...draft.values };
    setValues(kept);
    keepDeviceDraft(post?.id, kept, draft.readAt);
  }

  function dropOffered() {
    setOffered(undefined);
    if (isOwnDraft()) keep(values);
  }

  function bodyOf() {
    const { draft, publishAt, unpublishAt: _, ...texts } = values;
    const status: "draft" | "published" = draft || publishAt ? "draft" : "published";
    return { ...texts, ...changedMoments(values, post), status };
  }
  return {
    values,
    type,
    changed,
    offered,
    takeOffered,
    dropOffered,
    theirs,
    setTheirs,
    different: labelsOf(otherTab.different),
    ...sent,
  };
}

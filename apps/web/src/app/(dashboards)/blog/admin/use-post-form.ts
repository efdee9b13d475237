"use client";

import { fieldErrors } from "@repo/contract/http/read-body";
import { type Post, postSchema } from "@repo/contract/post/form";
import { useFieldErrors } from "@repo/ui/error-summary";
import { showAlert } from "@repo/ui/toaster";
import { type RefObject, useState } from "react";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { conflictingItem, failureFields, withTimeoutNote } from "@/app/(dashboards)/_shared/requests/failure";
import { useMounted } from "@/app/(dashboards)/_shared/sign-in/use-mounted";
import { type DeviceDraft, dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from "./device-draft";
import { changedMoments, type PostValues, sameValues, valuesOf } from "./post-values";

const CHANGE = "PATCH /api/dashboard/posts/:id";

const SAVE_FAILED = "Failed to save blog post. Please try again.";

export function usePostForm(
  form: RefObject<HTMLFormElement | null>,
  post: Post | undefined,
  onSaved: (post: Post, isNew: boolean) => Promise<void>,
) {
  const [values, setValues] = useState(() => valuesOf(post));
  const [readAt, setReadAt] = useState(post?.updatedAt);
  const [offered, setOffered] = useState(() => readDeviceDraft(post?.id));
  const { errors, show, forget, summary } = useFieldErrors(form);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Post>();
  const [saving, setSaving] = useState(false);
  const mounted = useMounted();
  const changed = !sameValues(values, valuesOf(post));

  function type(next: PostValues) {
    setValues(next);
    if (sameValues(next, valuesOf(post))) dropDeviceDraft(post?.id);
    else keepDeviceDraft(post?.id, next, readAt);
  }

  function takeOffered(draft: DeviceDraft) {
    setOffered(undefined);
    setReadAt(draft.readAt);
    // A draft that an earlier version of the site has kept lacks some fields.
    const kept = { ...valuesOf(post), ...draft.values };
    setValues(kept);
    keepDeviceDraft(post?.id, kept, draft.readAt);
  }

  function dropOffered() {
    setOffered(undefined);
    if (!changed) dropDeviceDraft(post?.id);
  }

  async function save(over = readAt): Promise<void> {
    const { draft, publishAt, unpublishAt: _, ...texts } = values;
    const status: "draft" | "published" = draft || publishAt ? "draft" : "published";
    const body = { ...texts, ...changedMoments(values, post), status };
    const parsed = postSchema.safeParse(body);
    setFailure(undefined);
    show(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;

    setSaving(true);
    try {
      const saved = post
        ? await dashboardFetch(CHANGE, { ids: { id: post.id }, body: { ...body, updatedAt: over } })
        : await dashboardFetch("POST /api/dashboard/posts", { body });
      const kept = readDeviceDraft(post?.id);
      if (kept && sameValues(kept.values, values)) dropDeviceDraft(post?.id);
      await onSaved(saved, !post);
    } catch (error) {
      if (!mounted.current) showAlert(withTimeoutNote(`“${texts.title}” could not be saved.`, error));
      const current = conflictingItem<Post>(error);
      setTheirs(current);
      if (!current) setFailure(withTimeoutNote(SAVE_FAILED, error));
      show(failureFields(error));
    } finally {
      setSaving(false);
    }
  }

  return {
    values,
    type,
    changed,
    offered,
    takeOffered,
    dropOffered,
    errors,
    forget,
    summary,
    failure,
    theirs,
    setTheirs,
    saving,
    save,
  };
}

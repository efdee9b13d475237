"use client";

import { requestOf } from "@repo/contract/operations/request";
import type { Post } from "@repo/contract/post/form";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { mutate } from "swr";
import { type ListPath, refreshLists, useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { withTimeoutNote } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";

export const POSTS = "/api/dashboard/posts" satisfies ListPath;
const STATS = "GET /api/dashboard/posts/stats";
const DELETE_FAILED = "Failed to delete blog post. Please try again.";
const RESTORE_FAILED = "Failed to restore blog post. Please try again.";

async function refresh(): Promise<void> {
  await Promise.all([refreshLists(POSTS), mutate(requestOf(STATS).path)]);
}

async function restoreAll(posts: Pick<Post, "id" | "title">[]): Promise<void> {
  for (const { id, title } of posts) {
    try {
      await siteFetch("POST /api/dashboard/posts/:id/restore", { ids: { id } });
      showStatus(`“${title}” is back.`, { about: id });
    } catch (failure) {
      showAlert(`“${title}”: ${withTimeoutNote(RESTORE_FAILED, failure)}`, { about: id });
    }
  }
  await refresh();
}

export function usePosts() {
  const url = useUrlState();
  const q = url.get("q");
  const { list, error, busy, remove } = useList<Post>(POSTS, { page: url.page, q });
  const stats = useRead(STATS, {});

  /** Shows a saved post. Clears the search for a new one, which may not match it. */
  async function showSaved(post: Post, isNew: boolean): Promise<void> {
    if (isNew) url.set({ q: undefined });
    await refresh();
    showStatus(`“${post.title}” is saved.`);
  }

  async function removePost({ id, title }: Post): Promise<void> {
    try {
      await remove(id);
    } catch (failure) {
      showAlert(withTimeoutNote(DELETE_FAILED, failure), { about: id });
      return;
    }
    showStatus(`“${title}” is deleted.`, {
      about: id,
      undo: { change: { id, title }, run: restoreAll },
    });
    await stats.mutate();
  }

  return { url, q, list, stats: stats.data, error: error ?? stats.error, busy, refresh, showSaved, remove: removePost };
}

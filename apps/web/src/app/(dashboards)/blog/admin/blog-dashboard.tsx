"use client";

import { RuleError } from "@repo/contract/http/errors";
import { BLOG_ADMIN } from "@repo/contract/http/roles";
import type { Post } from "@repo/contract/post/form";
import { Button, buttonClass } from "@repo/ui/button";
import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { Icon } from "@repo/ui/icon";
import { SearchBox } from "@repo/ui/search-box";
import { Shortcuts } from "@repo/ui/shortcuts";
import { useFocusKeeper } from "@repo/ui/use-focus-keeper";
import { useMemo, useRef, useState } from "react";
import { AccountLink } from "@/app/(dashboards)/_shared/account/account-link";
import { DashboardLoading } from "@/app/(dashboards)/_shared/dashboard-loading";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { LogoutButton } from "@/app/(dashboards)/_shared/sign-in/logout-button";
import { withTimeoutNote } from "@/lib/failure";
import type { Authors } from "./author-field";
import { PostForm } from "./post-form";
import { PostPreview } from "./post-preview";
import { PostsTable } from "./posts-table";
import { SetupRequired } from "./setup-required";
import { StatCards } from "./stat-cards";
import { usePosts } from "./use-posts";

const TABLE = "posts";

type Open = { form: Post | "new" } | { preview: Post } | { deletion: Post };

export function BlogDashboard(authors: Authors) {
  const { url, q, list, stats, error, busy, refresh, showSaved, remove } = usePosts();
  const [open, setOpen] = useState<Open>();
  const search = useRef<HTMLInputElement>(null);
  const keeper = useFocusKeeper(TABLE);
  /** A late response must not close what was opened in the meantime. */
  const close = () => setOpen((current) => (current === open ? undefined : current));

  const shortcuts = useMemo(
    () => [
      { key: "/", label: "Search blog posts", run: () => search.current?.focus() },
      { key: "n", label: "Add a new post", run: () => setOpen({ form: "new" }) },
    ],
    [],
  );

  if (error instanceof RuleError && error.code === "TABLE_MISSING") return <SetupRequired />;
  if (!error && !stats) return <DashboardLoading />;
  return (
    <>
      <div ref={keeper} className="mx-auto flex w-full max-w-[1200px] flex-col gap-5 px-3 py-5 sm:px-6 sm:py-8">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h1 className="text-card">Blog Admin Dashboard</h1>
            <p className="text-slate text-sm">Manage your blog posts and content</p>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            <a href="/" className={buttonClass("outline", "", "small")}>
              Home
            </a>
            <a href="/blog" className={buttonClass("outline", "", "small")}>
              View Blog
            </a>
            <Shortcuts shortcuts={shortcuts} />
            <AccountLink role={BLOG_ADMIN} />
            <LogoutButton role={BLOG_ADMIN} />
          </div>
        </header>
        <div id="content" tabIndex={-1} className="flex flex-col gap-5 outline-none">
          {error && <ListFailure onRetry={refresh}>{withTimeoutNote("Failed to load blog posts.", error)}</ListFailure>}
          <StatCards stats={stats} found={list?.total} />
          <section aria-label="Blog posts" className="card overflow-clip">
            <div className="flex flex-wrap items-center justify-between gap-3 p-4">
              <SearchBox
                ref={search}
                label="Search blog posts"
                placeholder="Search blog posts..."
                value={q}
                onSearch={(text) => url.set({ q: text }, { replace: true })}
                className="w-full sm:w-80"
              />
              <Button size="small" className="max-sm:w-full" onClick={() => setOpen({ form: "new" })}>
                <Icon name="plus" className="size-4" />
                Add New Post
              </Button>
            </div>
            {(list || !error) && (
              <PostsTable
                id={TABLE}
                list={list}
                total={stats?.total}
                busy={busy}
                onPage={(page) => url.set({ q, page })}
                onView={(preview) => setOpen({ preview })}
                onEdit={(form) => setOpen({ form })}
                onDelete={(deletion) => setOpen({ deletion })}
              />
            )}
          </section>
        </div>
      </div>
      {open && "form" in open && (
        <PostForm
          post={open.form === "new" ? undefined : open.form}
          {...authors}
          onSaved={showSaved}
          onReload={refresh}
          onClose={close}
        />
      )}
      {open && "preview" in open && <PostPreview post={open.preview} {...authors} onClose={close} />}
      <ConfirmDialog
        open={Boolean(open && "deletion" in open)}
        title="Delete blog post"
        confirmLabel="Delete"
        onConfirm={() => {
          close();
          if (open && "deletion" in open) void remove(open.deletion);
        }}
        onCancel={close}
      >
        Are you sure you want to delete this blog post? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

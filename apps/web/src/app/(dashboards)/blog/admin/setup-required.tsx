"use client";

import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { Button, buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { useState } from "react";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { LogoutButton } from "@/app/(dashboards)/_shared/sign-in/logout-button";
import { copyText } from "@/lib/copy-text";

export function SetupRequired() {
  const { data: setup, error } = useRead("GET /api/dashboard/posts/setup", {});
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center px-3 py-8 sm:px-6">
      <section id="content" tabIndex={-1} aria-labelledby="setup-heading" className="card w-full max-w-3xl p-5 sm:p-8">
        <Icon name="database-zap" className="size-10 stroke-[1.5] text-orange-700" />
        <h1 id="setup-heading" className="mt-4 text-card">
          Database Setup Required
        </h1>
        <p className="mt-3 text-slate">
          The posts table (<code>blog_posts</code>) does not exist. Run this migration SQL in the SQL editor of your
          {setup ? ` ${setup.database} ` : " "}
          database, and refresh this page.
        </p>
        {setup && (
          <section aria-label="Migration SQL" className="mt-5">
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
              tabIndex={0}
              className="max-h-[50svh] overflow-auto rounded-xl bg-ink p-4 text-sky text-xs leading-relaxed"
            >
              <code>{setup.sql}</code>
            </pre>
          </section>
        )}
        {error && (
          <p role="alert" className="mt-5 text-error text-sm">
            The SQL can’t be shown right now. Refresh to try again.
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="small" onClick={() => location.reload()}>
            Refresh After Setup
          </Button>
          {setup && (
            <Button look="outline" size="small" onClick={async () => setCopied(await copyText(setup.sql))}>
              Copy SQL
            </Button>
          )}
          <a href="/blog" className={buttonClass("outline", "", "small")}>
            View Blog
          </a>
          <LogoutButton role={BLOG_ADMIN} />
        </div>
        <p role="status" className="mt-4 text-slate text-sm empty:hidden">
          {copied && <span>The SQL is copied.</span>}
          {copied === false && <span>The SQL can’t be copied here: select it above.</span>}
        </p>
      </section>
    </div>
  );
}

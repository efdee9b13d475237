"use client";

import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { Button, buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { scrollToElement } from "@repo/ui/motion";
import { Shortcuts } from "@repo/ui/shortcuts";
import { useMemo, useRef } from "react";
import { AccountLink } from "@/app/(dashboards)/_shared/account/account-link";
import { LogoutButton } from "@/app/(dashboards)/_shared/sign-in/logout-button";
import { Applicants } from "./applicants/applicants";
import { PANEL_KEYS } from "./applicants/panel-keys";
import { AddJob } from "./jobs/add-job";
import { ManageJobs } from "./jobs/manage-jobs";

export function JobsDashboard() {
  const newTitle = useRef<HTMLInputElement>(null);
  const applicantSearch = useRef<HTMLInputElement>(null);
  const jobSearch = useRef<HTMLInputElement>(null);

  const shortcuts = useMemo(
    () => [
      { key: "/", label: "Search applicants", run: () => applicantSearch.current?.focus() },
      { key: "s", label: "Search jobs", run: () => jobSearch.current?.focus() },
      { key: "n", label: "Add a new job", run: () => goTo(newTitle.current) },
    ],
    [],
  );

  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-3 py-5 sm:px-6 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-card">Admin Dashboard</h1>
          <p className="text-slate text-sm">Open jobs, and the people who apply for them</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button size="small" onClick={() => goTo(newTitle.current)}>
            <Icon name="plus" className="size-4" />
            Add New Job
          </Button>
          <Shortcuts shortcuts={shortcuts} others={[PANEL_KEYS]} />
          <a href="/admin/interviews" className={buttonClass("outline", "", "small")}>
            <Icon name="calendar-clock" className="size-4" />
            Interviews
          </a>
          <AccountLink role={JOBS_ADMIN} />
          <LogoutButton role={JOBS_ADMIN} />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="flex flex-col gap-6 outline-none">
        <Applicants searchRef={applicantSearch} />
        <ManageJobs searchRef={jobSearch} />
        <AddJob titleRef={newTitle} />
      </div>
    </div>
  );
}

function goTo(field: HTMLElement | null) {
  if (!field) return;
  scrollToElement(field, "center");
  field.focus({ preventScroll: true });
}

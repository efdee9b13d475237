"use client";

import { Button, buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { scrollToElement } from "@repo/ui/motion";
import { Shortcuts } from "@repo/ui/shortcuts";
import { useMemo, useRef } from "react";
import { Applicants } from "./applicants/applicants";
import { PANEL_KEYS } from "./applicants/panel-keys";
import { AddJob } from "./jobs/add-job";
import { ManageJobs } from "./jobs/manage-jobs";
import { PageFrame } from "./page-frame";

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
    <PageFrame
      title="Admin Dashboard"
      subtitle="Open jobs, and the people who apply for them"
      actions={
        <>
          <Button size="small" onClick={() => goTo(newTitle.current)}>
            <Icon name="plus" className="size-4" />
            Add New Job
          </Button>
          <Shortcuts shortcuts={shortcuts} others={[PANEL_KEYS]} />
          <a href="/admin/interviews" className={buttonClass("outline", "", "small")}>
            <Icon name="calendar-clock" className="size-4" />
            Interviews
          </a>
        </>
      }
    >
      <Applicants searchRef={applicantSearch} />
      <ManageJobs searchRef={jobSearch} />
      <AddJob titleRef={newTitle} />
    </PageFrame>
  );
}

function goTo(field: HTMLElement | null) {
  if (!field) return;
  scrollToElement(field, "center");
  field.focus({ preventScroll: true });
}

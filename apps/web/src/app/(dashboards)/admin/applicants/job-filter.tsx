"use client";

import type { JobItem } from "@repo/contract/job/form";
import { Icon } from "@repo/ui/icon";
import { useCallback, useRef, useState } from "react";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { ALL_JOBS, JOBS, JobChoice } from "./job-choice";

type JobFilterProps = {
  job: string;
  /** The chosen job's title, which is unknown until one of its applications is loaded. */
  title: string | undefined;
  onChange: (job: string | undefined) => void;
  className?: string;
};

export function JobFilter({ job, title, onChange, className = "" }: JobFilterProps) {
  const [chosen, setChosen] = useState<JobItem>();
  const changing = useRef(false);
  const shown = useRef<HTMLElement>(null);
  const { list } = useList<JobItem>(JOBS, ALL_JOBS);

  // The input and the chosen job replace each other, and the focus moves along.
  const control = useCallback((element: HTMLElement | null) => {
    // The input also comes again whenever it is rendered.
    if (!element || element === shown.current) return;
    shown.current = element;
    if (changing.current) element.focus();
    changing.current = false;
  }, []);

  function choose(next: JobItem | undefined) {
    changing.current = true;
    setChosen(next);
    onChange(next?.id);
  }

  if (!job) return <JobChoice ref={control} onChoose={choose} className={className} />;
  const known = [chosen, ...(list?.items ?? [])].find((item) => item?.id === job);
  return (
    <button
      ref={control}
      type="button"
      onClick={() => choose(undefined)}
      className={`flex min-h-10 items-center justify-between gap-2 rounded-lg border border-blue bg-sky px-3 text-left text-blue-900 text-sm ${className}`}
    >
      <span className="truncate">{known?.title ?? title ?? "One job"}</span>
      <Icon name="x" className="size-4 shrink-0" />
      <span className="sr-only">Show all jobs</span>
    </button>
  );
}

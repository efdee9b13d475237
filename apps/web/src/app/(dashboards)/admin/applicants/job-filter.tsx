"use client";

import type { JobItem } from "@repo/rules/job-form";
import { Icon } from "@repo/ui/icon";
import { useCallback, useId, useRef, useState } from "react";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";

type JobFilterProps = {
  job: string;
  /** Title of the chosen job, known once one of its applications is loaded. */
  title: string | undefined;
  onChange: (job: string | undefined) => void;
  className?: string;
};

const SUGGESTIONS = 20;

export function JobFilter({ job, title, onChange, className = "" }: JobFilterProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<JobItem>();
  const changing = useRef(false);
  const { list } = useList<JobItem>("/api/dashboard/jobs", { q: text, pageSize: SUGGESTIONS, sort: "title" });
  const id = useId();

  // The input and the chosen job replace each other; the focus moves along.
  const control = useCallback((element: HTMLElement | null) => {
    if (!element || !changing.current) return;
    changing.current = false;
    element.focus();
  }, []);

  function choose(next: JobItem | undefined) {
    changing.current = true;
    setChosen(next);
    onChange(next?.id);
  }

  if (job) {
    const known = [chosen, ...(list?.items ?? [])].find((item) => item?.id === job);
    return (
      <button
        ref={control}
        type="button"
        onClick={() => {
          setText("");
          choose(undefined);
        }}
        className={`flex min-h-10 items-center justify-between gap-2 rounded-lg border border-blue bg-sky px-3 text-left text-blue-900 text-sm ${className}`}
      >
        <span className="truncate">{known?.title ?? title ?? "One job"}</span>
        <Icon name="x" className="size-4 shrink-0" />
        <span className="sr-only">Show all jobs</span>
      </button>
    );
  }

  function type(next: string) {
    setText(next);
    const match = list?.items.find((item) => nameOf(item) === next);
    if (match) choose(match);
  }

  return (
    <ToolbarField label="Job" className={className}>
      <input
        ref={control}
        className={smallControl}
        list={id}
        value={text}
        placeholder="All"
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={id}>
        {list?.items.map((item) => (
          <option key={item.id} value={nameOf(item)} />
        ))}
      </datalist>
    </ToolbarField>
  );
}

function nameOf({ title, details }: JobItem): string {
  return `${title} (${details})`;
}

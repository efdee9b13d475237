"use client";

import type { JobItem } from "@repo/rules/job-form";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { smallControl, ToolbarField } from "../../toolbar";
import { useList } from "../../use-list";

type JobFilterProps = {
  job: string;
  /** Of the chosen job, once one of its applications is there. */
  title: string | undefined;
  onChange: (job: string | undefined) => void;
  className?: string;
};

const SUGGESTIONS = 20;

/** Chooses one of the jobs, by the titles that have what is typed. */
export function JobFilter({ job, title, onChange, className = "" }: JobFilterProps) {
  const [text, setText] = useState("");
  const { list } = useList<JobItem>("/api/dashboard/jobs", { q: text, pageSize: SUGGESTIONS, sort: "title" });
  const id = useId();

  if (job) {
    return (
      <button
        type="button"
        onClick={() => {
          setText("");
          onChange(undefined);
        }}
        className={`flex min-h-10 items-center justify-between gap-2 rounded-lg border border-blue bg-sky px-3 text-left text-blue-900 text-sm ${className}`}
      >
        <span className="truncate">{title ?? "One job"}</span>
        <X aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">Show all jobs</span>
      </button>
    );
  }

  function type(next: string) {
    setText(next);
    const chosen = list?.items.find((item) => nameOf(item) === next);
    if (chosen) onChange(chosen.id);
  }

  return (
    <ToolbarField label="Job" className={className}>
      <input
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

/** Jobs of the same title are told apart by their details. */
function nameOf({ title, details }: JobItem): string {
  return `${title} (${details})`;
}

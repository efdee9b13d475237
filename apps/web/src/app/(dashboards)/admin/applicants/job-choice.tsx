"use client";

import type { JobItem } from "@repo/contract/job/form";
import { foldText } from "@repo/contract/search/fold";
import { isComposing } from "@repo/ui/is-composing";
import { useCombobox } from "downshift";
import { type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import { type ListPath, useList } from "@/app/(dashboards)/_shared/lists/use-list";

type JobChoiceProps = { ref: Ref<HTMLInputElement>; onChoose: (job: JobItem) => void; className: string };

export const JOBS = "/api/dashboard/jobs" satisfies ListPath;
export const ALL_JOBS = { pageSize: 100, sort: "title" };
const SHOWN = 20;

const popup = "absolute inset-x-0 top-full z-10 mt-1 rounded-lg border border-line bg-white text-sm shadow-float";

/** A combobox of jobs. Enter takes the first suggestion. */
export function JobChoice({ ref, onChoose, className }: JobChoiceProps) {
  const [text, setText] = useState("");
  const q = text.trim();
  const { list } = useList<JobItem>(JOBS, { ...ALL_JOBS, q });
  const isRead = (list?.asked.q ?? "") === q;
  /** Whether Enter was pressed before the suggestions for the text had arrived. */
  const isAwaited = useRef(false);
  const items = byTitle(list?.items ?? [], q).slice(0, SHOWN);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.title ?? "",
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    // Leaving the field chooses nothing.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
  });

  const takeFirst = useEffectEvent(() => {
    const [first] = items;
    if (isAwaited.current && first) onChoose(first);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (isRead) takeFirst();
  }, [isRead]);

  return (
    <div className={`relative ${className}`}>
      <ToolbarField label="Job">
        <input
          {...getInputProps({
            ref,
            "aria-label": "Job",
            placeholder: "All",
            className: smallControl,
            onChange: ({ currentTarget }) => {
              isAwaited.current = false;
              setText(currentTarget.value);
            },
            onKeyDown: (event) => {
              if (event.key !== "Enter" || isComposing(event) || (isRead && items.length > 0)) return;
              isAwaited.current = true;
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
        />
      </ToolbarField>
      <p role="status" className={isOpen && isRead && items.length === 0 ? `${popup} px-4 py-3` : "sr-only"}>
        {isOpen && isRead && countOf(items.length)}
      </p>
      <ul
        {...getMenuProps({ "aria-label": "Jobs" })}
        hidden={!isOpen || items.length === 0}
        className={`${popup} max-h-72 overflow-y-auto p-1`}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            {...getItemProps({ item, index })}
            className={`cursor-pointer rounded-md px-3 py-2 ${index === highlightedIndex ? "bg-sky outline-2 outline-blue -outline-offset-2" : ""}`}
          >
            {item.title}
            <span className="block text-slate text-xs">{item.details}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countOf(jobs: number): string {
  if (jobs === 0) return "No job matches.";
  return jobs === 1 ? "1 job" : `${jobs} jobs`;
}

/** Puts jobs last that the CMS found by something other than their title. */
function byTitle(jobs: JobItem[], text: string): JobItem[] {
  const sought = foldText(text);
  const rank = ({ title }: JobItem) => {
    const at = foldText(title).indexOf(sought);
    return at < 0 ? 2 : Math.min(at, 1);
  };
  return [...jobs].sort((one, other) => rank(one) - rank(other));
}

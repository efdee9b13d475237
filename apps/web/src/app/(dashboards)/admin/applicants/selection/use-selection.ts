"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { SELECTION_MAX, type Selected } from "@repo/contract/application/selection";
import { type ChangeEvent, useRef, useState } from "react";

/** The name is known of those that were shown. */
export type Chosen = Selected & { name?: string };

const NONE: ReadonlyMap<string, Chosen> = new Map();

/**
 * The selected applications, on whatever page they are. Other filters begin another selection: nothing that the filters
 * hide is changed by accident.
 */
export function useSelection(filters: string, shown: ApplicationItem[]) {
  const [{ under, chosen }, setState] = useState({ under: filters, chosen: NONE });
  const anchor = useRef<string>(undefined);
  const current = under === filters ? chosen : NONE;

  const set = (next: Iterable<Chosen>) =>
    setState({ under: filters, chosen: new Map([...next].slice(0, SELECTION_MAX).map((each) => [each.id, each])) });

  function choose(applications: ApplicationItem[], isChosen: boolean) {
    const next = new Map(current);
    for (const { id, name, updatedAt } of applications) {
      if (isChosen) next.set(id, { id, name, updatedAt });
      else next.delete(id);
    }
    set(next.values());
  }

  return {
    chosen: current,
    choose,
    set,

    /** The checkbox of a row. With Shift, all from the last one that was ticked take the same state. */
    tick(application: ApplicationItem, event: ChangeEvent<HTMLInputElement>) {
      const { nativeEvent, target } = event;
      const from = shown.findIndex(({ id }) => id === anchor.current);
      const to = shown.indexOf(application);
      anchor.current = application.id;
      if (!(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) || from < 0) {
        return choose([application], target.checked);
      }
      getSelection()?.removeAllRanges();
      choose(shown.slice(Math.min(from, to), Math.max(from, to) + 1), target.checked);
    },

    /** What this browser has changed or read again counts as seen. */
    follow(changed: Chosen[]) {
      setState((before) => {
        const next = new Map(before.chosen);
        for (const each of changed) if (next.has(each.id)) next.set(each.id, { ...next.get(each.id), ...each });
        return { ...before, chosen: next };
      });
    },

    drop(ids: string[]) {
      setState((before) => {
        const next = new Map(before.chosen);
        for (const id of ids) next.delete(id);
        return { ...before, chosen: next };
      });
    },

    /** As they are shown now, or else as they were when they were chosen. */
    asShown(): Chosen[] {
      const seen = new Map(shown.map(({ id, name, updatedAt }) => [id, { id, name, updatedAt }]));
      return [...current.values()].map((each) => seen.get(each.id) ?? each);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;

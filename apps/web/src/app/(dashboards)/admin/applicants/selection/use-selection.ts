"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { SELECTION_MAX, type Selected } from "@repo/contract/application/selection";
import { type ChangeEvent, useRef, useState } from "react";
import { siteFetch } from "@/lib/site-fetch";
import { useApplicationStore } from "../application-store";

const NONE: ReadonlyMap<string, Selected> = new Map();

/** A change of the filters clears the selection, so that nothing hidden is changed by accident. */
export function useSelection(filters: string, shown: ApplicationItem[]) {
  const { known } = useApplicationStore();
  const [{ under, chosen }, setState] = useState({ under: filters, chosen: NONE });
  const anchor = useRef<string>(undefined);
  const current = under === filters ? chosen : NONE;

  const set = (next: Iterable<Selected>) =>
    setState({ under: filters, chosen: new Map([...next].slice(0, SELECTION_MAX).map((each) => [each.id, each])) });

  function choose(applications: ApplicationItem[], isChosen: boolean) {
    const next = new Map(current);
    for (const { id, updatedAt } of applications) {
      if (isChosen) next.set(id, { id, updatedAt });
      else next.delete(id);
    }
    set(next.values());
  }

  return {
    chosen: current,
    choose,
    clear: () => set([]),

    async chooseMatching() {
      const query = Object.fromEntries(new URLSearchParams(filters));
      set((await siteFetch("GET /api/dashboard/applications/bulk/ids", { query })).items);
    },

    /** Ticks a row. With Shift, all rows from the last ticked one get the same state. */
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

    drop(applications: { id: string }[]) {
      setState((before) => {
        const next = new Map(before.chosen);
        for (const { id } of applications) next.delete(id);
        return { ...before, chosen: next };
      });
    },

    /** Returns the selected applications as they are shown now, or else as last read, saved or chosen. */
    asShown(): Selected[] {
      const seen = new Map(shown.map(({ id, updatedAt }) => [id, { id, updatedAt }]));
      return [...current.values()].map((each) => {
        const updatedAt = known.get(each.id)?.updatedAt;
        return seen.get(each.id) ?? (updatedAt && updatedAt > each.updatedAt ? { ...each, updatedAt } : each);
      });
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;

"use client";

import type { ApplicationItem } from "@repo/rules/applicant";
import { useEffect, useState } from "react";
import type { ShownList } from "@/app/(dashboards)/_shared/lists/use-list";

type Step = 1 | -1;
type Opened = {
  application: ApplicationItem;
  /** In the whole list as it is filtered, where it stood last. */
  position: number;
};

/** The application whose panel is open, and the way to its neighbours across the pages of the list. */
export function useOpened(list: ShownList<ApplicationItem> | undefined, showPage: (page: number) => void) {
  const [opened, setOpened] = useState<Opened>();
  /** A position on a page that is on its way. */
  const [wanted, setWanted] = useState<number>();
  const total = list?.total ?? 0;
  const before = list ? (list.page - 1) * list.pageSize : 0;
  const found = list?.items.findIndex(({ id }) => id === opened?.application.id) ?? -1;
  const position = found >= 0 ? before + found : opened?.position;

  useEffect(() => {
    if (wanted === undefined || !list) return;
    const application = list.items[wanted - before];
    if (!application) return;
    setWanted(undefined);
    setOpened({ application, position: wanted });
  }, [wanted, list, before]);

  function target(step: Step): number | undefined {
    if (position === undefined) return undefined;
    // Whoever has left the list has left their place to the next one.
    const next = found < 0 && step === 1 ? position : position + step;
    return next >= 0 && next < total ? next : undefined;
  }

  function go(step: Step): void {
    const next = target(step);
    if (next === undefined || !list) return;
    const application = list.items[next - before];
    if (application) setOpened({ application, position: next });
    else {
      setWanted(next);
      showPage(Math.floor(next / list.pageSize) + 1);
    }
  }

  return {
    opened: opened?.application,
    open: (application: ApplicationItem) => {
      const index = list?.items.findIndex(({ id }) => id === application.id) ?? 0;
      setOpened({ application, position: before + Math.max(0, index) });
    },
    close: () => {
      setWanted(undefined);
      setOpened(undefined);
    },
    /** Ignores late responses for an application that is no longer open. */
    follow: (changed: ApplicationItem) =>
      setOpened((current) => (current?.application.id === changed.id ? { ...current, application: changed } : current)),
    steps: {
      place: position === undefined || found < 0 ? "" : `${position + 1} of ${total}`,
      next: target(1) === undefined ? undefined : () => go(1),
      previous: target(-1) === undefined ? undefined : () => go(-1),
    },
  };
}

export type Steps = ReturnType<typeof useOpened>["steps"];

"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { useEffect, useState } from "react";
import type { ShownList } from "@/app/(dashboards)/_shared/lists/use-list";
import { allSaved, shownOf, useApplicationStore } from "./application-store";
import { useLinked } from "./use-linked";

type Applications = ShownList<ApplicationItem>;
type Opened = {
  /** The application as it was when it was opened. */
  application: ApplicationItem;
  /** The last list that had the application. A change may remove it from the filtered list. */
  seenIn: Applications;
};

export function useOpened(
  list: Applications | undefined,
  reload: () => Promise<Applications | undefined>,
  showPage: (page: number) => void,
) {
  const store = useApplicationStore();
  const [opened, setOpened] = useState<Opened>();
  /** A position in the list whose page is still loading. */
  const [wanted, setWanted] = useState<number>();
  const id = opened?.application.id;
  const index = list && id ? indexIn(list, id) : -1;

  useEffect(() => {
    if (list && id && indexIn(list, id) >= 0) setOpened((current) => current && { ...current, seenIn: list });
  }, [list, id]);

  useEffect(() => {
    const application = wanted !== undefined && list?.items[wanted - startOf(list)];
    if (!application) return;
    setWanted(undefined);
    setOpened({ application, seenIn: list });
  }, [wanted, list]);

  useLinked(id, (application) => list && setOpened({ application, seenIn: list }), list !== undefined);

  async function go(step: 1 | -1): Promise<void> {
    if (!list || !opened) return;
    setWanted(undefined);
    const next = neighbour(list, opened, step);
    if (next?.item) return setOpened({ application: next.item, seenIn: list });
    // Changes that are being saved may move other applications to another page.
    await allSaved();
    const current = (await reload()) ?? list;
    const target = neighbour(current, opened, step);
    if (!target) return;
    if (target.item) return setOpened({ application: target.item, seenIn: current });
    setWanted(target.position);
    showPage(Math.floor(target.position / current.pageSize) + 1);
  }

  const way = (step: 1 | -1) => list && opened && neighbour(list, opened, step) && (() => void go(step));

  return {
    opened: opened && shownOf(store, opened.application),
    open: (application: ApplicationItem) => list && setOpened({ application, seenIn: list }),
    close: () => {
      setWanted(undefined);
      setOpened(undefined);
    },
    steps: {
      place: list && index >= 0 ? `${startOf(list) + index + 1} of ${list.total}` : "",
      next: way(1),
      previous: way(-1),
    },
  };
}

export type Steps = ReturnType<typeof useOpened>["steps"];

/** Returns the way to the neighbours in a list that stays as it was when the panel was opened. */
export function stepsIn(
  items: ApplicationItem[],
  opened: ApplicationItem | undefined,
  open: (application: ApplicationItem) => void,
): Steps {
  const index = items.findIndex(({ id }) => id === opened?.id);
  const way = (item: ApplicationItem | undefined) => item && (() => void open(item));
  return {
    place: index >= 0 ? `${index + 1} of ${items.length}` : "",
    next: index >= 0 ? way(items[index + 1]) : undefined,
    previous: way(items[index - 1]),
  };
}

const startOf = ({ page, pageSize }: Applications) => (page - 1) * pageSize;
const indexIn = ({ items }: Applications, id: string) => items.findIndex((item) => item.id === id);

/** Returns the neighbour's position in the whole list, and the neighbour itself if it is on this page. */
function neighbour(
  list: Applications,
  { application, seenIn }: Opened,
  step: 1 | -1,
): { position: number; item: ApplicationItem | undefined } | undefined {
  let index = indexIn(list, application.id);
  const isThere = index >= 0;
  if (!isThere) {
    const passed = new Set(seenIn.items.slice(0, indexIn(seenIn, application.id) + 1).map(({ id }) => id));
    // The page before follows a page that has become empty.
    index = list.page < seenIn.page ? list.items.length - 1 : list.items.findLastIndex(({ id }) => passed.has(id));
  }
  const next = isThere || step === 1 ? index + step : index;
  const position = startOf(list) + next;
  return position >= 0 && position < list.total ? { position, item: list.items[next] } : undefined;
}

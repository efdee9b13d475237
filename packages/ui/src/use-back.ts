"use client";

import { useEffect, useRef } from "react";

/** Returns what the query string becomes while this covers the page, and what it is again beneath. */
export type CoverAddress = (search: string) => { shown: string; beneath: string };
type Cover = { goBack: () => void; address: CoverAddress | undefined };

/** What covers the page, from the bottom to the top. Each has an entry of the history, whose state counts them. */
const covers: Cover[] = [];
let isSettling = false;
let isLeaving = false;
let beneath: string | undefined;

const entries = (): number => history.state?.covers ?? 0;

/** Lets Back take away what covers the page. `onBack` may leave it there, for example to ask first. */
export function useBack(open: boolean, onBack: () => void, address?: CoverAddress): void {
  const cover = useRef<Cover>({ goBack: onBack, address });

  useEffect(() => {
    cover.current.goBack = onBack;
    cover.current.address = address;
    if (open) settle();
  });
  useEffect(() => {
    if (!open) return;
    const { current } = cover;
    covers.push(current);
    addEventListener("popstate", follow);
    return () => {
      covers.splice(covers.indexOf(current), 1);
      settle();
    };
  }, [open]);
}

/** Resolves once no address is about to go that something covered the page with. */
export async function settledBack(): Promise<void> {
  while (isSettling || isLeaving) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const coverState = () => (entries() > 0 ? { covers: entries() } : null);

export function yieldEntry(): boolean {
  const isThere = entries() > 0;
  if (isThere) history.replaceState(null, "");
  return isThere;
}

/** Adds or removes entries, once all that is closed and opened in one go is rendered. */
function settle(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    if (isLeaving) return;
    isLeaving = entries() > covers.length;
    if (isLeaving) return history.go(covers.length - entries());
    for (const { address } of covers.slice(entries())) {
      history.pushState({ covers: entries() + 1 }, "", address?.(location.search).shown);
    }
    const top = covers.at(-1)?.address?.(location.search);
    if (top && top.shown !== location.search) history.replaceState(coverState(), "", top.shown);
    beneath = covers[0]?.address?.(location.search).beneath;
  });
}

function follow(): void {
  if (entries() === 0) {
    if (beneath !== undefined && beneath !== location.search) {
      history.replaceState(null, "", beneath || location.pathname);
    }
    beneath = undefined;
  }
  if (!isLeaving) for (const { goBack } of covers.slice(entries()).reverse()) goBack();
  if (isLeaving || covers.length > entries()) settle();
  isLeaving = false;
}

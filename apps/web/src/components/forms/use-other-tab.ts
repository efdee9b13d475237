"use client";

import { onStored } from "@repo/ui/storage";
import { useEffect, useEffectEvent, useRef, useState } from "react";

type OtherTab<Values> = {
  key: string;
  start: Values;
  read: () => Partial<Values> | undefined;
  mine: () => Values;
  take: (news: Partial<Values>) => void;
};

type Entry<Values> = [name: keyof Values, value: Values[keyof Values]];
const entriesOf = <Values extends object>(values: Partial<Values>) => Object.entries(values) as Entry<Values>[];

/** Follows the draft that another tab keeps of the same form, and returns the fields that both changed differently. */
export function useOtherTab<Values extends object>({ key, start, read, mine, take }: OtherTab<Values>) {
  const [different, setDifferent] = useState<(keyof Values)[]>([]);
  const theirs = useRef<Partial<Values>>({});
  const known = useRef(start);

  function compare(own: Values): void {
    const isOther = ([name, value]: Entry<Values>) => value !== own[name] && value !== known.current[name];
    setDifferent(
      entriesOf(theirs.current)
        .filter(isOther)
        .map(([name]) => name),
    );
  }

  const follow = useEffectEvent(() => {
    const own = mine();
    theirs.current = read() ?? {};
    const changed = entriesOf(theirs.current).filter(
      ([name, value]) => value !== own[name] && own[name] === known.current[name],
    );
    const news = Object.fromEntries(changed) as Partial<Values>;
    known.current = { ...known.current, ...news };
    if (changed.length > 0) take(news);
    compare({ ...own, ...news });
  });

  useEffect(() => onStored(key, () => follow()), [key]);
  return { different, compare };
}

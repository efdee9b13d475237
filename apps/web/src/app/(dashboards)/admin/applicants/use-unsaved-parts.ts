"use client";

import { useCallback, useLayoutEffect, useState } from "react";

export type MarkUnsaved = (part: string, unsaved: boolean) => void;

export function useUnsavedParts(): { unsaved: boolean; mark: MarkUnsaved } {
  const [parts, setParts] = useState<readonly string[]>([]);
  const mark = useCallback((part: string, unsaved: boolean) => {
    setParts((before) => {
      if (before.includes(part) === unsaved) return before;
      return unsaved ? [...before, part] : before.filter((other) => other !== part);
    });
  }, []);
  return { unsaved: parts.length > 0, mark };
}

export function useUnsaved(mark: MarkUnsaved, part: string, unsaved: boolean): void {
  // The mark is set before the next event, because Escape may follow the input at once.
  useLayoutEffect(() => {
    mark(part, unsaved);
    return () => mark(part, false);
  }, [mark, part, unsaved]);
}

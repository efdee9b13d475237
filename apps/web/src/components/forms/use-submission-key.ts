import { useRef } from "react";
import { randomUuid } from "@/lib/random-uuid";

/** Gives the same key for every retry of the same content, so that it is stored once. */
export function useSubmissionKey(): (data: FormData) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (data) => {
    const content = JSON.stringify(
      [...data].map(([name, value]) =>
        typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
      ),
    );
    if (last.current?.content !== content) last.current = { content, key: randomUuid() };
    return last.current.key;
  };
}

import { useRef } from "react";
import { randomUuid } from "@/lib/random-uuid";

/** Gives one key to all retries with the same content, so that it is stored once. `forgetKey` starts afresh. */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  const keyFor = (data: FormData): string => {
    const content = JSON.stringify(
      [...data].map(([name, value]) =>
        typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
      ),
    );
    if (last.current?.content !== content) last.current = { content, key: randomUuid() };
    return last.current.key;
  };
  const forgetKey = () => {
    last.current = undefined;
  };
  return { keyFor, forgetKey };
}

import { unstable_useContentManagerContext, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 80;

type Form = { values: Record<string, unknown>; modified: boolean };

/** Sends what is typed, then calls `onChange`. @returns whether sending fails. */
export function useLiveValues(model: string, documentId: string, onChange: () => void): boolean {
  const { put, del } = useFetchClient();
  const { values, modified } = (unstable_useContentManagerContext() as unknown as { form: Form }).form;
  const [hasFailed, setFailed] = useState(false);
  const address = `/preview/unsaved/${model}/${documentId}`;
  const latest = useRef({ values, modified, onChange });
  latest.current = { values, modified, onChange };
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the form is what it waits for
  useEffect(() => {
    const timer = setTimeout(() => {
      // One request at a time, so that the last one wins.
      sending.current = sending.current.then(async () => {
        const now = latest.current;
        try {
          await (now.modified ? put(address, { values: now.values }) : del(address));
          setFailed(false);
          now.onChange();
        } catch {
          setFailed(true);
        }
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, modified, address]);

  useEffect(
    () => () => {
      sending.current = sending.current.then(() => del(address)).catch(() => undefined);
    },
    [address, del],
  );

  return hasFailed;
}

import { isFetchError, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { isNewId } from "../../server/src/new-id";
import { PLUGIN } from "./plugin";
import type { Shown } from "./use-preview-link";

const PAUSE_MS = 80;

/** @returns how sending went, and whether anything was sent: before that, a new entry has no page */
export function useLiveValues({ model, documentId, locale }: Shown, onChange: () => void) {
  const { put, del } = useFetchClient();
  const values = useForm(PLUGIN, (form) => form.values);
  const modified = useForm(PLUGIN, (form) => form.modified);
  const [state, setState] = useState<"unsaved" | "tooLarge" | "failed">("unsaved");
  const [isSent, setSent] = useState(false);
  const address = `/${PLUGIN}/unsaved/${model}/${documentId}${locale ? `?locale=${locale}` : ""}`;
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
          await (now.modified || isNewId(documentId) ? put(address, { values: now.values }) : del(address));
          setState("unsaved");
          now.onChange();
        } catch (error) {
          setState(isFetchError(error) && error.status === 413 ? "tooLarge" : "failed");
        }
        setSent(true);
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

  return { state, isSent };
}

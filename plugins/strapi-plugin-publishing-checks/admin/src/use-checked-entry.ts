import { useDebounce, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import type { CheckedEntry } from "../../server/src/types";

const TYPING_MS = 400;

export function useCheckedEntry(model: string, documentId: string | undefined) {
  const values = useDebounce(
    useForm("PublishingChecks", ({ values }) => values),
    TYPING_MS,
  );
  const { post } = useFetchClient();
  const [entry, setEntry] = useState<CheckedEntry>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const outdated = new AbortController();
    const { signal } = outdated;
    post<CheckedEntry>(`/publishing-checks/entries/${model}`, { documentId, values }, { signal })
      .then(({ data }) => {
        if (signal.aborted) return;
        setEntry(data);
        setFailed(false);
      })
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      });
    return () => outdated.abort();
  }, [model, documentId, values, post]);

  return { entry, failed };
}

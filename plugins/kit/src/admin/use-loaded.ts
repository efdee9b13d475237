import { useAPIErrorHandler, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

type Loaded<Result> = { result?: Result; error?: string };
type ApiError = Parameters<ReturnType<typeof useAPIErrorHandler>["formatAPIError"]>[0];

/** Loads again when `path` or `state` changes; the old result stays only while `state` changes. */
export function useLoaded<Result>(path: string, state?: unknown): Loaded<Result> {
  const { get } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [loaded, setLoaded] = useState<Loaded<Result> & { path?: string }>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says when the answer is old, and formatAPIError is always another
  useEffect(() => {
    const controller = new AbortController();
    get<Result>(path, { signal: controller.signal })
      .then(({ data }) => setLoaded({ path, result: data }))
      .catch((error: ApiError) => {
        if (!controller.signal.aborted) setLoaded({ path, error: formatAPIError(error) });
      });
    return () => controller.abort();
  }, [path, state, get]);

  return loaded.path === path ? loaded : {};
}

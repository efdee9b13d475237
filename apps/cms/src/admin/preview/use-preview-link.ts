import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";

/** Strapi's own preview address; undefined until it is known. */
export function usePreviewLink(model: string, documentId: string) {
  const { get } = useFetchClient();
  const [link, setLink] = useState<string>();

  const renew = useCallback(async () => {
    const query = new URLSearchParams({ documentId, status: "draft" });
    const answer = await get<{ data?: { url?: string } }>(`/content-manager/preview/url/${model}?${query}`);
    setLink(answer.data?.data?.url);
  }, [get, model, documentId]);

  useEffect(() => {
    renew().catch(() => setLink(undefined));
  }, [renew]);

  return { link, renew };
}

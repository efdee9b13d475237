import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback } from "react";

export type Shown = { model: string; documentId: string; locale?: string | null };

export function usePreviewLink({ model, documentId, locale }: Shown): () => Promise<string | undefined> {
  const { get } = useFetchClient();
  return useCallback(async () => {
    const query = new URLSearchParams({ documentId, status: "draft", ...(locale && { locale }) });
    try {
      const answer = await get<{ data?: { url?: string } }>(`/content-manager/preview/url/${model}?${query}`);
      return answer.data?.data?.url;
    } catch {
      return undefined;
    }
  }, [get, model, documentId, locale]);
}

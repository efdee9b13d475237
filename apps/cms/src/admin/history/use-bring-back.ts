import { useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useFreshDocuments } from "./use-fresh-documents";

type ApiError = Parameters<ReturnType<typeof useAPIErrorHandler>["formatAPIError"]>[0];

export function useBringBack(uid: string) {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const refresh = useFreshDocuments();
  const [isBusy, setBusy] = useState(false);

  async function bringBack(path: string, message: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      const { data } = await post<{ left: string[] }>(`${path}/bring-back`);
      refresh(uid);
      const isWhole = data.left.length === 0;
      toggleNotification({
        type: isWhole ? "success" : "warning",
        title: isWhole ? undefined : message,
        message: isWhole ? message : `Left out: ${data.left.join(" ")}`,
        blockTransition: !isWhole,
      });
      return true;
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as ApiError) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { bringBack, isBusy };
}

import { adminApi, useAPIErrorHandler, useNotification } from "@strapi/strapi/admin";
import { useText } from "./plugin";

type ApiError = Parameters<ReturnType<typeof useAPIErrorHandler>["formatAPIError"]>[0];

/** Invalidates what the content manager has read of the type, its 404s included. */
const { useBringBackMutation } = adminApi.enhanceEndpoints({ addTagTypes: ["Document", "Relations"] }).injectEndpoints({
  endpoints: (builder) => ({
    bringBack: builder.mutation<{ left: string[] }, { path: string; uid: string }>({
      query: ({ path }) => ({ url: path, method: "POST" }),
      invalidatesTags: (_, error, { uid }) =>
        error
          ? []
          : [{ type: "Document", id: `${uid}_ALL_ITEMS` }, { type: "Document", id: `${uid}_LIST` }, "Relations"],
    }),
  }),
});

export function useBringBack(uid: string) {
  const text = useText();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [mutate, { isLoading }] = useBringBackMutation();

  async function bringBack(path: string, message: string): Promise<boolean> {
    if (isLoading) return false;
    try {
      const { left } = await mutate({ path, uid }).unwrap();
      const isWhole = left.length === 0;
      toggleNotification({
        type: isWhole ? "success" : "warning",
        title: isWhole ? undefined : message,
        message: isWhole ? message : text("bringBack.left", { what: left.join(" ") }),
        blockTransition: !isWhole,
      });
      return true;
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as ApiError) });
      return false;
    }
  }
  return { bringBack, isBusy: isLoading };
}

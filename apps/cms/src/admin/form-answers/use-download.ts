import { useFetchClient, useNotification } from "@strapi/strapi/admin";

/** Saves a file that only the panel's session may read: a plain link wouldn't send the session's token. */
export function useDownload() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (path: string, name: string): Promise<void> => {
    try {
      const { data } = await get<Blob>(path, { responseType: "blob" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      toggleNotification({ type: "danger", message: `${name} could not be downloaded.` });
    }
  };
}

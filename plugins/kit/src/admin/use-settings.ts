import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();

export function useSettings<Settings>(pluginId: string): Settings | undefined {
  const { get } = useFetchClient();
  const [settings, setSettings] = useState(loaded.get(pluginId));

  useEffect(() => {
    if (loaded.has(pluginId)) return;
    const request = loading.get(pluginId) ?? get(`/${pluginId}/settings`).then(({ data }) => data);
    loading.set(pluginId, request);
    request
      .then((data) => {
        loaded.set(pluginId, data);
        setSettings(data);
      })
      .catch(() => loading.delete(pluginId));
  }, [pluginId, get]);

  return settings as Settings | undefined;
}

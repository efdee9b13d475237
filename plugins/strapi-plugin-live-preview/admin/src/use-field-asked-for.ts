import { useFocusField } from "@repo/plugin-kit/admin/use-focus-field";
import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

export function useFieldAskedFor(): boolean {
  const { state, key } = useLocation();
  const { field } = (state ?? {}) as { field?: string };
  const { isLoading } = unstable_useContentManagerContext();
  const focusField = useFocusField();
  const followed = useRef<string>();

  useEffect(() => {
    // The form loads again each time it is saved.
    if (!field || isLoading || followed.current === key) return;
    followed.current = key;
    focusField(field);
  }, [field, key, isLoading, focusField]);

  return Boolean(field);
}

import { unstable_useContentManagerContext, useForm } from "@strapi/strapi/admin";
import { useCallback, useEffect, useRef } from "react";
import { focusField } from "./focus-field";
import { type FormLayout, stepsTo } from "./steps-to";

export function useFocusField(): (path: string) => Promise<void> {
  const layout = unstable_useContentManagerContext().layout.edit as FormLayout;
  const values = useForm("useFocusField", (form) => form.values);
  const latest = useRef(values);

  useEffect(() => {
    latest.current = values;
  }, [values]);

  return useCallback((path) => focusField(path, stepsTo(path, layout, latest.current)), [layout]);
}

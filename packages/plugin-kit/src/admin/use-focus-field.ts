import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { useCallback } from "react";
import { focusField } from "./focus-field";
import { type FormLayout, stepsTo } from "./steps-to";

export function useFocusField(): (path: string) => Promise<void> {
  const layout = unstable_useContentManagerContext().layout.edit as FormLayout;
  return useCallback((path) => focusField(path, stepsTo(path, layout)), [layout]);
}

import type { Schedule } from "@repo/rules/schedule";
import { useForm } from "@strapi/strapi/admin";
import type { ActionDescription, ActionProps } from "../document-actions";

/** With a time set, "Publish" alone would not say whether it waits. */
export function usePublishNow(description: ActionDescription | null, props: ActionProps): ActionDescription | null {
  const typed = useForm("usePublishNow", ({ values }) => (values as Partial<Schedule>).publishAt);
  const publishAt = typed === undefined ? props.document?.publishAt : typed;
  return description && publishAt ? { ...description, label: "Publish now" } : description;
}

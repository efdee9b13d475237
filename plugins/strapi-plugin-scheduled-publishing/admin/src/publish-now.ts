import type { ActionDescription, ActionProps } from "@repo/plugin-kit/admin/document-actions";
import { useForm } from "@strapi/strapi/admin";
import type { Schedule } from "../../server/src/schedule";
import { useText } from "./plugin";

export function usePublishNow(description: ActionDescription | null, props: ActionProps): ActionDescription | null {
  const text = useText();
  const typed = useForm("usePublishNow", ({ values }) => (values as Partial<Schedule>).publishAt);
  const publishAt = typed === undefined ? props.document?.publishAt : typed;
  return description && publishAt ? { ...description, label: text("action.publishNow") } : description;
}

import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";

export type ActionProps = { model: string; document?: Record<string, unknown> };

export type ActionDescription = {
  label: string;
  onClick?: () => unknown;
  dialog?: { type: string; title?: string; content?: ReactNode; onConfirm?: () => unknown };
};

type Description = ActionDescription | null;
type Action = ((props: ActionProps) => Description) & { type?: string };
type ContentManager = { addDocumentAction: (change: (actions: Action[]) => Action[]) => void };

/** Changes Strapi's own buttons, such as "publish". `change` runs during a render, and may use hooks. */
export function changeActions(
  app: StrapiApp,
  types: string[],
  change: (description: Description, props: ActionProps) => Description,
): void {
  const contentManager = app.getPlugin("content-manager").apis as ContentManager;
  contentManager.addDocumentAction((actions) =>
    actions.map((action) =>
      types.includes(action.type ?? "")
        ? // A panel action is a function with properties such as `type` on it.
          Object.assign((props: ActionProps) => change(action(props), props), { ...action })
        : action,
    ),
  );
}

import { CONTENT_TYPES, uidOf } from "@repo/rules/content-types";
import { LivePreview } from "./live-preview";

type Entry = { model: string; documentId?: string; document?: { documentId?: string } };

/** Strapi calls it as a component; `null` shows no panel. An entry that was never saved has no page. */
export function LivePreviewPanel({ model, documentId, document }: Entry) {
  const id = documentId ?? document?.documentId;
  if (!id || !CONTENT_TYPES.some((type) => uidOf(type) === model)) return null;
  return { title: "Live preview", content: <LivePreview key={id} model={model} documentId={id} /> };
}

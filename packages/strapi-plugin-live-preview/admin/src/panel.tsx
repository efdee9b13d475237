import { useEffect, useState } from "react";
import { LivePreview } from "./live-preview";
import { useText } from "./plugin";
import { usePreviewLink } from "./use-preview-link";

type Document = { documentId: string; locale?: string | null };
type PanelProps = { model: string; documentId?: string; document?: Document };

/** Strapi calls it as a component; `null` shows no panel. An entry that was never saved has no page. */
export function PreviewPanel({ model, documentId, document }: PanelProps) {
  const text = useText();
  const shown = { model, documentId: documentId ?? document?.documentId ?? "", locale: document?.locale };
  const askForLink = usePreviewLink(shown);
  const [link, setLink] = useState<string>();
  const isSaved = shown.documentId !== "" && shown.documentId !== "create";

  useEffect(() => {
    if (!isSaved) return;
    askForLink().then(setLink);
    return () => setLink(undefined);
  }, [isSaved, askForLink]);

  if (!link) return null;
  const key = `${shown.documentId} ${shown.locale}`;
  return { title: text("panel.title"), content: <LivePreview key={key} shown={shown} firstLink={link} /> };
}

import { useEffect, useState } from "react";
import { newId } from "../../server/src/new-id";
import { LivePreview } from "./live-preview";
import { useText } from "./plugin";
import { usePreviewLink } from "./use-preview-link";

type Document = { documentId: string; locale?: string | null };
type PanelProps = { model: string; documentId?: string; document?: Document };

export function PreviewPanel({ model, documentId, document }: PanelProps) {
  const text = useText();
  const [idOfNew] = useState(newId);
  const shown = { model, documentId: documentId ?? document?.documentId ?? idOfNew, locale: document?.locale };
  const askForLink = usePreviewLink(shown);
  const [link, setLink] = useState<string>();

  useEffect(() => {
    askForLink().then(setLink);
    return () => setLink(undefined);
  }, [askForLink]);

  if (!link) return null;
  const key = `${shown.documentId} ${shown.locale}`;
  return { title: text("panel.title"), content: <LivePreview key={key} shown={shown} firstLink={link} /> };
}

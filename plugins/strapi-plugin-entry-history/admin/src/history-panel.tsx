import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { useText } from "./plugin";
import { VersionList } from "./version-list";

type Document = { documentId: string; locale?: string | null };
type PanelProps = { document?: Document; model: string };

export function HistoryPanel({ document, model }: PanelProps) {
  const { hasDraftAndPublish } = unstable_useContentManagerContext();
  const text = useText();
  if (!hasDraftAndPublish || !document?.documentId) return null;
  return {
    title: text("panel.title"),
    content: <VersionList document={document} uid={model} />,
  };
}

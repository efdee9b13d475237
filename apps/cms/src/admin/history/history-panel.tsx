import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { VersionList } from "./version-list";

type Document = { documentId: string };
type PanelProps = { document?: Document; model: string };

export function HistoryPanel({ document, model }: PanelProps) {
  const { hasDraftAndPublish } = unstable_useContentManagerContext();
  if (!hasDraftAndPublish || !document?.documentId) return null;
  return {
    title: "History",
    content: <VersionList document={document} uid={model} />,
  };
}

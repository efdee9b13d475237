import { Divider, Flex } from "@strapi/design-system";
import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { FindingList } from "./finding-list";
import { useText } from "./plugin";
import { SearchResultPreview } from "./search-result";
import { SocialCardPreview } from "./social-card";
import { useCheckedEntry } from "./use-checked-entry";

type PanelProps = { activeTab: string | null; model: string; documentId?: string };

export function ChecksPanel({ activeTab, model, documentId }: PanelProps) {
  const { hasDraftAndPublish } = unstable_useContentManagerContext();
  const text = useText();
  if (!hasDraftAndPublish || activeTab === "published") return null;
  return { title: text("panel.title"), content: <Checks model={model} documentId={documentId} /> };
}

function Checks({ model, documentId }: Omit<PanelProps, "activeTab">) {
  const { entry, failed } = useCheckedEntry(model, documentId);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <FindingList findings={entry?.findings} failed={failed} />
      {entry?.result && (
        <>
          <Divider />
          <SearchResultPreview result={entry.result} />
        </>
      )}
      {entry?.card && <SocialCardPreview card={entry.card} />}
    </Flex>
  );
}

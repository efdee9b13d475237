import { Divider, Flex } from "@strapi/design-system";
import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { FindingList } from "./finding-list";
import { SearchResultPicture } from "./search-result-picture";
import { SocialCardPicture } from "./social-card-picture";
import { useCheckedEntry } from "./use-checked-entry";

type PanelProps = { activeTab: string | null; model: string; documentId?: string };

export function ChecksPanel({ activeTab, model, documentId }: PanelProps) {
  const { hasDraftAndPublish } = unstable_useContentManagerContext();
  if (!hasDraftAndPublish || activeTab === "published") return null;
  return { title: "Before publishing", content: <Checks model={model} documentId={documentId} /> };
}

function Checks({ model, documentId }: Omit<PanelProps, "activeTab">) {
  const { entry, failed } = useCheckedEntry(model, documentId);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <FindingList findings={entry?.findings} failed={failed} />
      {entry?.result && (
        <>
          <Divider />
          <SearchResultPicture result={entry.result} />
        </>
      )}
      {entry?.card && <SocialCardPicture card={entry.card} />}
    </Flex>
  );
}

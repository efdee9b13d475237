import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { useState } from "react";
import { Failures } from "./failures";
import { MomentField } from "./moment-field";
import { chosenZone, keepZone, ZONES } from "./zone";

type Document = { documentId: string; updatedAt: string; publishAt?: string | null; unpublishAt?: string | null };
type PanelProps = { activeTab: string | null; document?: Document };

export function SchedulePanel({ activeTab, document }: PanelProps) {
  const { hasDraftAndPublish } = unstable_useContentManagerContext();
  if (!hasDraftAndPublish || activeTab === "published") return null;
  return { title: "Schedule", content: <ScheduleForm document={document} /> };
}

function ScheduleForm({ document }: { document: Document | undefined }) {
  const [zone, setZone] = useState(chosenZone);
  const choose = (chosen: string) => {
    keepZone(chosen);
    setZone(chosen);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <MomentField
        name="publishAt"
        stored={document?.publishAt ?? null}
        zone={zone}
        none="Empty: goes out when you publish it"
      />
      <MomentField
        name="unpublishAt"
        stored={document?.unpublishAt ?? null}
        zone={zone}
        none="Empty: stays until you unpublish it"
      />
      {ZONES.length > 1 ? (
        <Field.Root name="scheduleZone" width="100%">
          <Field.Label>Times are</Field.Label>
          <SingleSelect value={zone} onChange={(chosen) => choose(String(chosen))}>
            {ZONES.map(({ zone, label }) => (
              <SingleSelectOption key={zone} value={zone}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      ) : (
        <Typography variant="pi" textColor="neutral600">
          Times are India’s (IST).
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        Save to keep these times. The draft goes out as it is saved by then.
      </Typography>
      {document && <Failures documentId={document.documentId} updatedAt={document.updatedAt} zone={zone} />}
    </Flex>
  );
}

import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext } from "@strapi/strapi/admin";
import { useReducer } from "react";
import { Failures } from "./failures";
import { MomentField } from "./moment-field";
import { useText } from "./plugin";
import { keepZone, useZones, type Zones } from "./zones";

type Document = {
  documentId: string;
  locale?: string | null;
  updatedAt: string;
  publishAt?: string | null;
  unpublishAt?: string | null;
};
type PanelProps = { activeTab: string | null; document?: Document };

export function SchedulePanel({ activeTab, document }: PanelProps) {
  const { hasDraftAndPublish } = unstable_useContentManagerContext();
  const text = useText();
  if (!hasDraftAndPublish || activeTab === "published") return null;
  return { title: text("panel.title"), content: <ScheduleForm document={document} /> };
}

function ScheduleForm({ document }: { document: Document | undefined }) {
  const text = useText();
  const [, chosenAnew] = useReducer((count) => count + 1, 0);
  const zones = useZones();
  if (!zones) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <MomentField name="publishAt" stored={document?.publishAt ?? null} zones={zones} />
      <MomentField name="unpublishAt" stored={document?.unpublishAt ?? null} zones={zones} />
      <ZoneChoice
        zones={zones}
        onChoose={(zone) => {
          keepZone(zone);
          chosenAnew();
        }}
      />
      <Typography variant="pi" textColor="neutral600">
        {text("panel.hint")}
      </Typography>
      {document && <Failures {...document} zones={zones} />}
    </Flex>
  );
}

type ZoneChoiceProps = { zones: Zones; onChoose: (zone: string) => void };

function ZoneChoice({ zones: { all, chosen, nameOf }, onChoose }: ZoneChoiceProps) {
  const text = useText();
  const [first = chosen, own] = all;
  const named = text("panel.zone.named", { name: nameOf(first, "long"), short: nameOf(first, "short") });
  if (!own) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {text("panel.zone.only", { zone: named })}
      </Typography>
    );
  }
  return (
    <Field.Root name="scheduleZone" width="100%">
      <Field.Label>{text("panel.zone")}</Field.Label>
      <SingleSelect value={chosen} onChange={(zone) => onChoose(String(zone))}>
        <SingleSelectOption value={first}>{named}</SingleSelectOption>
        <SingleSelectOption value={own}>{text("panel.zone.own", { zone: own })}</SingleSelectOption>
      </SingleSelect>
    </Field.Root>
  );
}

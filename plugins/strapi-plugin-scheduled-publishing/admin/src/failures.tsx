import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Typography } from "@strapi/design-system";
import type { ScheduledEntry } from "../../server/src/list";
import { PLUGIN, useText } from "./plugin";
import type { Zones } from "./zones";

type FailuresProps = {
  documentId: string;
  locale?: string | null;
  /** When the document was last saved, because a save may have fixed the failure. */
  updatedAt: string;
  zones: Zones;
};

export function Failures({ documentId, locale, updatedAt, zones }: FailuresProps) {
  const text = useText();
  const { result } = useLoaded<ScheduledEntry[]>(`/${PLUGIN}/entries?documentId=${documentId}`, updatedAt);
  const entry = result?.find((each) => (each.locale ?? null) === (locale ?? null));

  return entry?.failures.map(({ action, message, attempts, nextAttemptAt }) => (
    <Typography key={action} tag="p" role="alert" variant="pi" textColor="danger600">
      {text(`panel.failure.${action}`, { message, attempts, next: zones.show(nextAttemptAt) })}
    </Typography>
  ));
}

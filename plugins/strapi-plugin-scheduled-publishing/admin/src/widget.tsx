import { EntryList } from "@repo/plugin-kit/admin/entry-list";
import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import type { ScheduledEntry } from "../../server/src/list";
import { useEntryTimes } from "./entry-times";
import { PLUGIN, useText } from "./plugin";

export function ScheduledWidget() {
  const text = useText();
  const timesOf = useEntryTimes();
  const { result, error } = useLoaded<ScheduledEntry[]>(`/${PLUGIN}/entries`);
  if (error) return <Widget.Error />;
  if (!result) return <Widget.Loading />;
  if (result.length === 0) return <Typography>{text("widget.none")}</Typography>;
  return (
    <EntryList entries={result.toSorted((a, b) => next(a).localeCompare(next(b)))}>
      {(entry) => [entry.type, ...timesOf(entry)].join(" · ")}
    </EntryList>
  );
}

const next = ({ publishAt, unpublishAt }: ScheduledEntry) => publishAt ?? unpublishAt ?? "";

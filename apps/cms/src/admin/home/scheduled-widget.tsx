import type { Schedule } from "@repo/rules/schedule";
import { Widget } from "@strapi/strapi/admin";
import { chosenZone, inZone } from "../schedule/zone";
import { useLoaded } from "../use-loaded";
import { type Entry, EntryList } from "./entry-list";

type Scheduled = Entry & Schedule;

export function ScheduledWidget() {
  const { result, error } = useLoaded<Scheduled[]>("/content-manager/schedule");
  if (error) return <Widget.Error />;
  if (!result) return <Widget.Loading />;
  if (result.length === 0) return <Widget.NoData>Nothing is scheduled.</Widget.NoData>;
  return (
    <EntryList entries={result.toSorted((a, b) => next(a).localeCompare(next(b)))}>
      {({ type, publishAt, unpublishAt }) =>
        [
          type,
          publishAt && `Publishes ${inZone(publishAt, chosenZone())}`,
          unpublishAt && `Unpublishes ${inZone(unpublishAt, chosenZone())}`,
        ]
          .filter(Boolean)
          .join(" · ")
      }
    </EntryList>
  );
}

const next = ({ publishAt, unpublishAt }: Schedule) => publishAt ?? unpublishAt ?? "";

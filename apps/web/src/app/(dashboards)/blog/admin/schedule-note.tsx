import { inIndia } from "@repo/rules/india";
import type { Schedule } from "@repo/rules/schedule";

export function ScheduleNote({ publishAt, unpublishAt }: Schedule) {
  if (!publishAt && !unpublishAt) return null;
  return (
    <p className="font-normal text-slate text-xs">
      {[publishAt && `Publishes ${inIndia(publishAt)}`, unpublishAt && `Unpublishes ${inIndia(unpublishAt)}`]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

import type { Schedule } from "@repo/contract/post/schedule";
import { companyTime } from "@repo/time/company";

export function ScheduleNote({ publishAt, unpublishAt }: Schedule) {
  if (!publishAt && !unpublishAt) return null;
  return (
    <p className="font-normal text-slate text-xs">
      {[publishAt && `Publishes ${companyTime(publishAt)}`, unpublishAt && `Unpublishes ${companyTime(unpublishAt)}`]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

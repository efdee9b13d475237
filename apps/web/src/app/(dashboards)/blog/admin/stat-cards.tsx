import type { PostStats } from "@repo/contract/post/form";
import { Icon } from "@repo/ui/icon";
import type { IconName } from "@repo/ui/icon-names";

export function StatCards({ stats, found }: { stats?: PostStats; found?: number }) {
  const cards: { label: string; value?: number; icon: IconName }[] = [
    { label: "Total Posts", value: stats?.total, icon: "file-text" },
    { label: "Recent Posts", value: stats?.recent, icon: "calendar-clock" },
    { label: "Total Tags", value: stats?.tags, icon: "tags" },
    { label: "Search Results", value: found, icon: "search" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, icon }) => (
        <div key={label} className="card p-4 sm:p-5">
          <dt className="wrap-anywhere flex items-center gap-2 text-slate text-sm">
            <Icon name={icon} className="size-4 shrink-0 text-blue" />
            {label}
          </dt>
          <dd className="mt-1 font-display font-semibold text-3xl tabular-nums leading-tight">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { IndustryFragment } from "@/cms/generated/graphql";
import { IconPicture } from "@/components/icon-picture";

export function Trades({ industries }: { industries: IndustryFragment[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {industries.map(({ documentId, title, icon }) => (
        <li
          key={documentId}
          className="flex items-center gap-4 sm:last:odd:col-span-2 rounded-card border border-white/15 bg-white/8 p-3 font-display"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-white">
            <IconPicture picture={icon} sizes="24px" className="size-6" />
          </span>
          {title}
        </li>
      ))}
    </ul>
  );
}

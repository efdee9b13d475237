import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { CalloutFragment } from "@/cms/generated/graphql";
import { Heading, type Level } from "@/components/headings/headings";
import { Link } from "@/components/link";

type CalloutCardProps = {
  callout: Omit<CalloutFragment, "description"> & { description?: string | null };
  level: Level;
  titleClass: string;
  className: string;
  /** Whether the card is as wide as the page. From 768 px on, its button is then beside the text. */
  isWide?: boolean;
};

export function CalloutCard({ callout, level, titleClass, className, isWide = false }: CalloutCardProps) {
  return (
    <div
      className={`on-dark flex h-full flex-col rounded-card p-7 text-white ${isWide ? "items-start justify-between gap-8 md:flex-row md:items-center lg:p-12" : "justify-end"} ${className}`}
    >
      <div className="min-w-0 max-w-full">
        <Heading level={level} className={titleClass}>
          {callout.title}
        </Heading>
        {callout.description && (
          <p className={`mt-3 text-sky ${isWide ? "max-w-2xl text-lead" : "max-w-xl"}`}>{callout.description}</p>
        )}
      </div>
      <Link
        href={callout.link.href}
        newTab={callout.link.newTab}
        className={buttonClass(
          "spark",
          `max-w-full [overflow-wrap:anywhere] ${isWide ? "shrink-0 md:max-w-2/5" : "mt-7 self-start"}`,
        )}
      >
        {callout.link.label}
        {isWide && <Icon name="arrow-right" className="size-4" />}
      </Link>
    </div>
  );
}

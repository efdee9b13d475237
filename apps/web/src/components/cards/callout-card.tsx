import type { CalloutFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Heading, type Level } from "@/components/headings/heading";
import { Link } from "@/components/link";

type CalloutCardProps = {
  callout: Omit<CalloutFragment, "description"> & { description?: string | null };
  level: Level;
  titleClass: string;
  className: string;
  /** Has the width of the page: from 768 px on, the button is beside the text. */
  isWide?: boolean;
};

export function CalloutCard({ callout, level, titleClass, className, isWide = false }: CalloutCardProps) {
  return (
    <div
      className={`on-dark flex h-full flex-col justify-end rounded-card p-7 text-white ${isWide ? "md:flex-row md:items-center md:justify-between md:gap-12 md:p-10 lg:p-12" : ""} ${className}`}
    >
      <div className="min-w-0">
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
          `mt-7 max-w-full self-start [overflow-wrap:anywhere] ${isWide ? "md:mt-0 md:max-w-2/5 md:shrink-0 md:self-center" : ""}`,
        )}
      >
        {callout.link.label}
        {isWide && <Icon name="arrow-right" className="size-4" />}
      </Link>
    </div>
  );
}

import type { CalloutFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { Heading, type Level } from "@/components/headings/heading";
import { Link } from "@/components/link";

type CalloutCardProps = {
  callout: Omit<CalloutFragment, "description"> & { description?: string | null };
  level: Level;
  titleClass: string;
  className: string;
};

export function CalloutCard({ callout, level, titleClass, className }: CalloutCardProps) {
  return (
    <div className={`on-dark flex h-full flex-col justify-end rounded-card p-7 text-white ${className}`}>
      <Heading level={level} className={titleClass}>
        {callout.title}
      </Heading>
      {callout.description && <p className="mt-3 max-w-xl text-sky">{callout.description}</p>}
      <Link
        href={callout.link.href}
        newTab={callout.link.newTab}
        className={buttonClass("spark", "mt-7 max-w-full self-start")}
      >
        {callout.link.label}
      </Link>
    </div>
  );
}

import type { CalloutFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { Link } from "@/components/link";

type CalloutCardProps = { callout: CalloutFragment; heading: "h2" | "h3"; titleClass: string; className: string };

export function CalloutCard({ callout, heading: Heading, titleClass, className }: CalloutCardProps) {
  return (
    <div className={`on-dark flex h-full flex-col justify-end rounded-card p-7 text-white ${className}`}>
      <Heading className={titleClass}>{callout.title}</Heading>
      <p className="mt-3 max-w-xl text-sky">{callout.description}</p>
      <Link href={callout.link.href} newTab={callout.link.newTab} className={buttonClass("spark", "mt-7 self-start")}>
        {callout.link.label}
      </Link>
    </div>
  );
}

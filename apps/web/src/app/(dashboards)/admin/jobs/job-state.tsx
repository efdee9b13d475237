import { company } from "@repo/brand";
import type { ListedJob } from "@repo/contract/job/form";
import { isOpen } from "@repo/contract/job/job";
import { Link } from "@/components/link";

export function JobState({ job }: { job: ListedJob }) {
  const { id, title, availability, applications, newApplications } = job;
  const open = isOpen(job);
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span
        className={`rounded-full border px-2 py-0.5 font-medium text-xs capitalize ${open ? "border-success text-success" : "border-field text-slate"}`}
      >
        {!open && availability === "open" ? "closed" : availability}
      </span>
      <Count of={applications} what="applied" title={title} href={`/admin?job=${id}#applicants-heading`} />
      {newApplications > 0 && (
        <Count of={newApplications} what="new" title={title} href={`/admin?job=${id}&status=new#applicants-heading`} />
      )}
    </p>
  );
}

type CountProps = { of: number; what: string; title: string; href: string };

function Count({ of, what, title, href }: CountProps) {
  const text = `${of.toLocaleString(company().locale)} ${what}`;
  if (of === 0) return <span className="text-slate">{text}</span>;
  return (
    <Link href={href} className="inline-flex min-h-6 items-center text-blue-700 underline-offset-2 hover:underline">
      {text}
      <span className="sr-only"> for {title}</span>
    </Link>
  );
}

import { buttonClass } from "@repo/ui/button";
import type { JobFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";

export function JobClosed({ job }: { job: JobFragment }) {
  return (
    <div className="card mt-6 flex flex-col items-center px-6 py-16 text-center">
      <h2 className="text-card">
        {job.availability === "filled" ? "This position has been filled." : "This job is closed."}
      </h2>
      <p className="mt-3 text-slate">It takes no more applications. There may be another one for you.</p>
      <Link href="/careers" className={buttonClass("primary", "mt-8")}>
        See Current Openings
      </Link>
    </div>
  );
}

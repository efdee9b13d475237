import type { JobForm } from "@repo/contract/job/form";
import { toLines } from "@repo/contract/text/lines";

export function JobPreview({ job }: { job: JobForm | undefined }) {
  const requirements = toLines(job?.requirements);
  return (
    <section aria-labelledby="job-preview-heading" className="min-w-0 grow bg-mist p-5 max-md:hidden lg:px-8">
      <div className="roomy:sticky roomy:top-5">
        <h2 id="job-preview-heading" className="text-lg">
          On the careers page
        </h2>
        <p className="text-slate text-sm">What you write, as visitors will see it</p>
        <div className="card wrap-anywhere mt-4 p-6">
          <p className="font-display font-semibold text-card">{job?.title || <Bar className="my-1 h-4 w-1/2" />}</p>
          <p className="mt-1 text-slate">{job?.details || <Bar className="my-1 h-4 w-2/3" />}</p>
          <p className="mt-5 whitespace-pre-line">{job?.description.trim() || <Bar className="h-20" />}</p>
          <Lines title="Responsibilities" lines={toLines(job?.responsibilities)} />
          <Lines title="Requirements" lines={requirements} />
          {requirements.length === 0 && <Bar className="mt-5 h-32" />}
        </div>
      </div>
    </section>
  );
}

function Bar({ className }: { className: string }) {
  return <span className={`block rounded-md bg-mist ${className}`} />;
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-orange">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  );
}

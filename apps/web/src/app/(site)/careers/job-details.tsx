import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { toLines, toParagraphs } from "@repo/rules/lines";

/** What a job is about: description, responsibilities, requirements. */
export function JobDetails({ job }: { job: JobFragment }) {
  return (
    <div className="mt-6 space-y-6">
      {toParagraphs(job.description).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <List title="Responsibilities" lines={toLines(job.responsibilities)} />
      <List title="Requirements" lines={toLines(job.requirements)} />
    </div>
  );
}

function List({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold text-lg">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-orange">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

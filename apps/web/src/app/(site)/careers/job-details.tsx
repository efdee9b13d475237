import { toLines, toParagraphs } from "@repo/contract/text/lines";
import type { OpeningFragment } from "@/cms/generated/graphql";

export function JobDetails({ job, heading }: { job: OpeningFragment; heading: "h2" | "h3" }) {
  return (
    <div className="mt-6 min-w-0 grow space-y-6">
      {toParagraphs(job.description).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <List heading={heading} title="Responsibilities" lines={toLines(job.responsibilities)} />
      <List heading={heading} title="Requirements" lines={toLines(job.requirements)} />
    </div>
  );
}

function List({ heading: Heading, title, lines }: { heading: "h2" | "h3"; title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Heading className="font-semibold text-lg">{title}</Heading>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-orange">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

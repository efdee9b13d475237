import type { CaseStudyCardFragment } from "@/cms/generated/graphql";

type ResultProps = { result: NonNullable<NonNullable<CaseStudyCardFragment["results"]>[number]> };

export function Result({ result: { value, unit, label, source } }: ResultProps) {
  return (
    <>
      <span className="mr-2 figure text-4xl">
        {value}
        {unit && <span className="ml-1 text-2xl">{unit}</span>}
      </span>{" "}
      {label} <span className="mt-1 block text-slate text-sm">{source}</span>
    </>
  );
}

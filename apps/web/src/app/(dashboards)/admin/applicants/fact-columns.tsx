import { company } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import { salaryNames } from "@repo/contract/application/salary-fields";
import { sourceText } from "@repo/contract/application/source";
import { salaryUnit } from "@repo/contract/application/stated-numbers";
import type { Column } from "@repo/ui/data-table";

type Fact = {
  label: () => string;
  width: string;
  /** The number that was read from the answer, or `null` if there is none. */
  number: (application: ApplicationItem) => string | null;
  typed: (application: ApplicationItem) => string;
};

/** The answers that people typed, with the numbers read from them, by the names used for sorting. */
const FACTS: Record<string, Fact> = {
  years_experience: {
    label: () => "Experience",
    width: "md:w-[9.5%]",
    number: ({ experienceYears: years }) => counted(years, "year"),
    typed: ({ years_experience }) => years_experience,
  },
  expected_ctc: {
    label: () => salaryNames().expected_ctc,
    width: "md:w-[11.5%]",
    number: ({ expectedSalary: salary }) =>
      salary === null ? null : `${inWords(salary / salaryUnit().amount)} ${salaryUnit().name}`,
    typed: ({ expected_ctc }) => expected_ctc,
  },
  notice_period: {
    label: () => "Notice",
    width: "md:w-[8%]",
    number: ({ noticeDays: days }) => (days === 0 ? "Immediate" : counted(days, "day")),
    typed: ({ notice_period }) => notice_period,
  },
  source: { label: () => "Source", width: "md:w-[9%]", number: () => null, typed: sourceText },
};

export const FACT_COLUMNS = Object.entries(FACTS).map(([key, { label }]) => ({ key, label }));

/** Returns the columns whose keys are in `chosen`, a list with commas. Other keys are ignored. */
export function factColumns(chosen: string, cells: string): Column<ApplicationItem>[] {
  const keys = chosen.split(",");
  return Object.entries(FACTS).flatMap(([key, fact]) =>
    keys.includes(key)
      ? [
          {
            key,
            label: fact.label(),
            sortable: true,
            className: `${fact.width} ${cells}`,
            cell: (application) => <Shown fact={fact} application={application} />,
          },
        ]
      : [],
  );
}

function Shown({ fact, application }: { fact: Fact; application: ApplicationItem }) {
  const [number, typed] = [fact.number(application), fact.typed(application)];
  return (
    <>
      {number && <p className="tabular-nums">{number}</p>}
      {!(number && saysTheSame(number, typed)) && <p className={number ? "text-slate text-xs" : ""}>{typed}</p>}
    </>
  );
}

function counted(count: number | null, unit: string): string | null {
  return count === null ? null : `${inWords(count)} ${count === 1 ? unit : `${unit}s`}`;
}

const inWords = (count: number) => count.toLocaleString(company().locale, { maximumFractionDigits: 2 });

const saysTheSame = (number: string, typed: string) =>
  [number, number.split(" ")[0]].some((text) => text?.toLowerCase() === typed.trim().toLowerCase());

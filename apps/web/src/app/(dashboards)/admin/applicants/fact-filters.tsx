import { salaryNames } from "@repo/contract/application/salary-fields";
import { salaryUnit, typedNumber } from "@repo/contract/application/stated-numbers";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { TypedFilter } from "./typed-filter";

const numbers = () => ({
  experienceFrom: "Years of experience from",
  expectedTo: `${salaryNames().expected_ctc} up to (${salaryUnit().name})`,
  noticeTo: "Notice up to (days)",
});

export function FactFilters({ url }: { url: ReturnType<typeof useUrlState> }) {
  return (
    <>
      {Object.entries(numbers()).map(([name, label]) => (
        <TypedFilter
          key={name}
          url={url}
          name={name}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          read={meaning}
          error="Type a number, such as 4.5."
        />
      ))}
      <TypedFilter url={url} name="source" label="Source" placeholder="All" maxLength={100} />
      <ToolbarField label="For later openings">
        <select
          className={smallControl}
          value={url.get("keep")}
          onChange={(event) => url.set({ keep: event.target.value })}
        >
          <option value="">All</option>
          <option value="yes">Wants to be kept</option>
        </select>
      </ToolbarField>
    </>
  );
}

/** Reads “4,” as 4, because more may follow. */
const meaning = (typed: string) => String(typedNumber(typed.replace(/[.,]$/, "")) ?? "");

import { SALARY_UNIT } from "@repo/contract/application/stated-numbers";
import { SALARY_NAMES } from "@repo/contract/job/salary-fields";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";

const NUMBERS = {
  experienceFrom: "Years of experience from",
  expectedTo: `${SALARY_NAMES.expected_ctc} up to (${SALARY_UNIT.name})`,
  noticeTo: "Notice up to (days)",
};

export function FactFilters({ url }: { url: ReturnType<typeof useUrlState> }) {
  return (
    <>
      {Object.entries(NUMBERS).map(([name, label]) => (
        <ToolbarField key={name} label={label}>
          <input
            type="number"
            min={0}
            max={1e9}
            step="any"
            className={smallControl}
            value={url.get(name)}
            onChange={({ target: { value, validity } }) =>
              validity.valid && url.set({ [name]: value && String(Number(value)) }, { replace: true })
            }
          />
        </ToolbarField>
      ))}
      <ToolbarField label="Source">
        <input
          className={smallControl}
          placeholder="All"
          maxLength={100}
          value={url.get("source")}
          onChange={(event) => url.set({ source: event.target.value }, { replace: true })}
        />
      </ToolbarField>
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

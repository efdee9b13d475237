import { SALARY_UNIT, typedNumber } from "@repo/contract/application/stated-numbers";
import { SALARY_NAMES } from "@repo/contract/job/salary-fields";
import { useState } from "react";
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
        <NumberFilter
          key={name}
          label={label}
          value={url.get(name)}
          onChange={(value) => url.set({ [name]: value }, { replace: true })}
        />
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

type NumberFilterProps = { label: string; value: string; onChange: (value: string) => void };

function NumberFilter({ label, value, onChange }: NumberFilterProps) {
  const [typed, setTyped] = useState(value);
  const shown = meaning(typed) === value ? typed : value;
  const isWrong = shown !== "" && value === "";
  return (
    <ToolbarField label={label}>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong || undefined}
        className={`${smallControl} aria-invalid:border-error`}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(meaning(target.value));
        }}
      />
      {isWrong && <span className="text-error">Type a number, such as 4.5.</span>}
    </ToolbarField>
  );
}

/** Reads “4,” as 4, because more may follow. */
const meaning = (typed: string) => String(typedNumber(typed.replace(/[.,]$/, "")) ?? "");

"use client";

import { type InterviewPlan, interviewTimes, type StaffedInterview } from "@repo/contract/application/message";
import { typedNumber } from "@repo/contract/application/stated-numbers";
import { momentOf, toInput } from "@repo/time/clock";
import { clockChange, isZone } from "@repo/time/zones";
import { Field } from "@repo/ui/field";
import { useId } from "react";

export type PlanFields = { clock: string; minutes: string; zone: string; where: string; colleagues: string };

export function planFrom(interview: StaffedInterview | undefined, ofFirm: string): PlanFields {
  return {
    clock: interview ? toInput(interview.startsAt, ofFirm) : "",
    minutes: String(interview?.minutes ?? 45),
    zone: interview?.zone ?? ofFirm,
    where: interview?.where ?? "",
    colleagues: interview?.colleagues.join(", ") ?? "",
  };
}

/** Returns the plan as it was typed: the CMS says what is missing or wrong. */
export function planOf({ clock, minutes, zone, where }: PlanFields, ofFirm: string, id?: string): InterviewPlan {
  const startsAt = clock ? momentOf(clock, ofFirm).toISOString() : "";
  return { id, startsAt, minutes: typedNumber(minutes) ?? 0, zone: zone.trim(), where };
}

export const colleaguesOf = ({ colleagues }: PlanFields): string[] => colleagues.split(/[\s,;]+/).filter(Boolean);

type InterviewFieldsProps = {
  plan: PlanFields;
  /** The firm's time zone. */
  zone: string;
  errors: Record<string, string | undefined>;
  onChange: (plan: PlanFields) => void;
};

export function InterviewFields({ plan, zone, errors, onChange }: InterviewFieldsProps) {
  const zones = useId();
  const set = (name: keyof PlanFields) => (event: { target: { value: string } }) =>
    onChange({ ...plan, [name]: event.target.value });
  const change = plan.clock && clockChange(zone, plan.clock);
  const planned = planOf(plan, zone);
  const times = plan.clock && isZone(plan.zone) && planned.minutes > 0 ? interviewTimes(planned, zone) : undefined;

  return (
    <fieldset className="flex flex-col gap-4 rounded-lg bg-mist p-3">
      <legend className="sr-only">Interview</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="interview"
          label="Day and time"
          hint={`In the firm’s zone, ${zone}.${change ? ` ${change}` : ""}`}
          error={errors.interview}
        >
          {(control) => <input {...control} type="datetime-local" value={plan.clock} onChange={set("clock")} />}
        </Field>
        <Field name="minutes" label="Minutes">
          {(control) => (
            <input {...control} inputMode="numeric" autoComplete="off" value={plan.minutes} onChange={set("minutes")} />
          )}
        </Field>
        <Field name="zone" label="The applicant’s time zone" hint="Such as Europe/London.">
          {(control) => <input {...control} list={zones} autoComplete="off" value={plan.zone} onChange={set("zone")} />}
        </Field>
        <Field name="where" label="Where" hint="An address, a phone number, or a link.">
          {(control) => (
            <input {...control} maxLength={300} autoComplete="off" value={plan.where} onChange={set("where")} />
          )}
        </Field>
      </div>
      <Field
        name="colleagues"
        label="Colleagues (optional)"
        hint="Email addresses. They get interview.ics and a link to the application, once the applicant’s mail is out."
        error={errors.colleagues}
      >
        {(control) => (
          <input
            {...control}
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={plan.colleagues}
            onChange={set("colleagues")}
          />
        )}
      </Field>
      <datalist id={zones}>
        {Intl.supportedValuesOf("timeZone").map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {times && (
        <p>
          {times.firm}
          {times.applicant && <span className="block text-slate">For the applicant: {times.applicant}</span>}
        </p>
      )}
    </fieldset>
  );
}

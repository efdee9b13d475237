import { company } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import { SUSPECTED } from "@repo/contract/form/honeypot";

export function Badges({ application: { suspected, samePerson } }: { application: ApplicationItem }) {
  return (
    <>
      {suspected && (
        <p>
          <span className="rounded-full border border-error px-2 py-0.5 font-medium text-error text-xs">
            {SUSPECTED}
          </span>
        </p>
      )}
      {samePerson > 1 && (
        <p>
          <span className="rounded-full border border-field px-2 py-0.5 font-medium text-slate text-xs">
            {samePerson.toLocaleString(company().locale)} applications
          </span>
        </p>
      )}
    </>
  );
}

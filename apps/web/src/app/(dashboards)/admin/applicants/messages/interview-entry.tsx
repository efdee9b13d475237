import { interviewTimes, type StaffedInterview } from "@repo/contract/application/message";
import { smallAction } from "../panel-section";
import type { AboutInterview } from "./message-form";
import { useMessageSettings } from "./use-message-settings";

type InterviewEntryProps = {
  interview: StaffedInterview;
  mayChange: boolean;
  onChange: (step: AboutInterview["step"]) => void;
};

export function InterviewEntry({ interview, mayChange, onChange }: InterviewEntryProps) {
  const { settings } = useMessageSettings();
  if (!settings) return null;
  const { firm, applicant } = interviewTimes(interview, settings.zone);
  const isOver = Date.parse(interview.startsAt) < Date.now();
  return (
    <li className="rounded-lg bg-mist p-3 text-sm">
      <p className="font-medium">{interview.isCancelled ? "Interview, called off" : "Interview"}</p>
      <p>{firm}</p>
      {applicant && <p className="text-slate">For the applicant: {applicant}</p>}
      <p className="wrap-anywhere">{interview.where}</p>
      {interview.colleagues.length > 0 && (
        <p className="wrap-anywhere text-slate">With {interview.colleagues.join(", ")}</p>
      )}
      {mayChange && !isOver && !interview.isCancelled && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <button type="button" className={smallAction} onClick={() => onChange("move")}>
            Move<span className="sr-only"> the interview of {firm}</span>
          </button>
          <button type="button" className={smallAction} onClick={() => onChange("call off")}>
            Call off<span className="sr-only"> the interview of {firm}</span>
          </button>
        </div>
      )}
    </li>
  );
}

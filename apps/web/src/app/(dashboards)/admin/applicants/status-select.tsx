import { type ApplicationStatus, CHOSEN_STATUSES, STATUS_LABELS } from "@repo/contract/application/status";

const looks: Record<ApplicationStatus, string> = {
  new: "border-blue bg-sky text-blue-900",
  in_review: "border-orange-700 bg-sand text-orange-700",
  interview: "border-cyan-700 bg-mist text-cyan-700",
  offer: "border-blue-700 bg-blue-700 text-white",
  hired: "border-success bg-success text-white",
  rejected: "border-field bg-white text-slate",
  withdrawn: "border-line bg-mist text-slate",
};

type StatusSelectProps = {
  label: string;
  value: ApplicationStatus;
  onChange: (status: ApplicationStatus) => void;
  /** Replaces the look that says the status. */
  className?: string;
};

export function StatusSelect({ label, value, onChange, className }: StatusSelectProps) {
  if (value === "withdrawn") {
    return (
      <p className={`flex min-h-7 items-center rounded-full border px-2.5 py-0.5 font-medium text-xs ${looks[value]}`}>
        <span className="sr-only">{label}: </span>
        {STATUS_LABELS[value]}
      </p>
    );
  }
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as ApplicationStatus)}
      className={className ?? `min-h-7 rounded-full border px-2.5 py-0.5 font-medium text-xs ${looks[value]}`}
    >
      {CHOSEN_STATUSES.map((status) => (
        <option key={status} value={status} className="bg-white text-ink">
          {STATUS_LABELS[status]}
        </option>
      ))}
    </select>
  );
}

import { FieldError } from "@repo/ui/field-error";
import { type ReactNode, useId } from "react";

type AgreementFieldProps = {
  name: string;
  value?: string;
  required: boolean;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
};

export function AgreementField({ name, value, required, hint, error, children }: AgreementFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="sm:col-span-2">
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="size-6 shrink-0 accent-blue"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-slate text-sm">
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={errorId} className="mt-1.5">
          {error}
        </FieldError>
      )}
    </div>
  );
}

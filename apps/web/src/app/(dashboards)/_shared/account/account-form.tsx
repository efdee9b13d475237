"use client";

import { Button } from "@repo/ui/button";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { useSentForm } from "@repo/ui/use-sent-form";
import type { ReactNode } from "react";
import { refusal } from "@/lib/failure";

type AccountField = {
  name: string;
  label: string;
  hint?: string;
  type?: "password";
  autoComplete?: string;
  defaultValue?: string;
};

type AccountFormProps = {
  fields: readonly AccountField[];
  submitLabel: string;
  busyLabel: string;
  look?: "primary" | "danger";
  /** Shown for a failure that has no words of its own. */
  failure: string;
  send: (values: Record<string, string>) => Promise<void>;
  /** Stands before the fields. */
  children?: ReactNode;
};

export const CURRENT_PASSWORD = {
  name: "password",
  label: "Current password",
  type: "password",
  autoComplete: "current-password",
} as const;

/** Empties itself once it is sent. */
export function AccountForm({ fields, submitLabel, busyLabel, look, failure, send, children }: AccountFormProps) {
  const sent = useSentForm({
    async send(data) {
      await send(Object.fromEntries(data) as Record<string, string>);
      sent.form.ref.current?.reset();
    },
    explain: (error) => refusal(error, failure),
  });
  const { form, errors, summary, sending } = sent;

  return (
    <form {...form} className="grid gap-4">
      {summary}
      {children}
      {fields.map(({ name, label, hint, ...input }) => (
        <Field key={name} name={name} label={label} hint={hint} error={errors[name]}>
          {(control) => <input {...control} {...input} required />}
        </Field>
      ))}
      <div>
        <FormFailure message={sent.failure} className="mb-4 text-sm" />
        <Button type="submit" size="small" look={look} aria-disabled={sending}>
          {sending ? busyLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}

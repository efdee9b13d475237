"use client";

import { Button } from "@repo/ui/button";
import { useFieldErrors } from "@repo/ui/error-summary";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { failureFields, failureText } from "@/app/(dashboards)/_shared/requests/failure";

type AccountField = { name: string; label: string; hint?: string; type?: "password"; autoComplete?: string };

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
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget, summary } = useFieldErrors(form);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setFailed(undefined);
    show({});
    setBusy(true);
    try {
      await send(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
      form.current?.reset();
    } catch (error) {
      const wrong = failureFields(error);
      if (Object.keys(wrong).length === 0) setFailed(failureText(error, failure));
      show(wrong);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      onInput={({ target }) => forget((target as HTMLInputElement).name)}
      noValidate
      className="grid gap-4"
    >
      {summary}
      {children}
      {fields.map(({ name, label, hint, ...input }) => (
        <Field key={name} name={name} label={label} hint={hint} error={errors[name]}>
          {(control) => <input {...control} {...input} required />}
        </Field>
      ))}
      <div>
        <FormFailure message={failed} className="mb-4 text-sm" />
        <Button type="submit" size="small" look={look} aria-disabled={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}

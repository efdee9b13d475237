"use client";

import { RuleError } from "@repo/contract/http/errors";
import { newPasswordSchema, PASSWORD_MIN } from "@repo/contract/http/new-password";
import { problemsOf } from "@repo/contract/http/read-body";
import type { Role } from "@repo/contract/http/roles";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { SubmitButton } from "@repo/ui/submit-button";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useState } from "react";
import { refusal } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { UNAVAILABLE } from "./outcome";

type NewPasswordFormProps = { token: string; email: string; onSet: (role: Role) => void; onGone: () => void };

export function NewPasswordForm({ token, email, onSet, onGone }: NewPasswordFormProps) {
  const [shown, setShown] = useState(false);
  const { form, errors, summary, failure, sending } = useSentForm({
    check: (data) => problemsOf(newPasswordSchema, Object.fromEntries(data)),
    async send(data) {
      const body = { token, password: String(data.get("password")) };
      onSet((await siteFetch("POST /api/auth/new-password", { body })).role);
    },
    explain(error) {
      if (error instanceof RuleError && error.code === "NOT_FOUND") onGone();
      return refusal(error, UNAVAILABLE);
    },
    takesBack: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {summary}
      <Field name="email" label="Email">
        {(control) => <input {...control} type="email" autoComplete="username" readOnly value={email} />}
      </Field>
      <Field
        name="password"
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters, and not one that others would think of.`}
        error={errors.password}
      >
        {(control) => (
          <input
            {...control}
            type={shown ? "text" : "password"}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <label className="flex min-h-6 w-fit items-center gap-2 text-sm">
        <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} className="size-4" />
        Show the password
      </label>
      <div>
        <FormFailure message={failure} className="mb-5 text-sm" />
        <SubmitButton aria-disabled={sending} className="w-full">
          {sending ? "Saving..." : "Set the password"}
        </SubmitButton>
      </div>
    </form>
  );
}

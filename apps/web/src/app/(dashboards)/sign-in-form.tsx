"use client";

import { fieldErrors } from "@repo/rules/application";
import type { Role } from "@repo/rules/roles";
import { signInSchema } from "@repo/rules/sign-in";
import { Field } from "@repo/ui/field";
import { SubmitButton } from "@repo/ui/submit-button";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type SignInFailure, signIn } from "./sign-in";

type SignInFormProps = {
  role: Role;
  emailPlaceholder?: string;
  submitLabel: string;
  onSignedIn: () => Promise<void>;
};

/** E-mail and password. What is wrong is said beside them, until somebody types again. */
export function SignInForm({ role, emailPlaceholder, submitLabel, onSignedIn }: SignInFormProps) {
  const [failure, setFailure] = useState<SignInFailure>();
  const [signingIn, setSigningIn] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signingIn) return;
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = signInSchema.safeParse(credentials);
    if (!parsed.success) {
      const fields = fieldErrors(parsed.error);
      setFailure({ message: "", fields });
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${Object.keys(fields)[0]}"]`)?.focus();
      return;
    }
    setFailure(undefined);
    setSigningIn(true);
    const refused = await signIn(role, credentials);
    if (refused) setFailure(refused);
    else await onSignedIn();
    setSigningIn(false);
  }

  return (
    <form method="post" onSubmit={submit} onInput={() => setFailure(undefined)} noValidate className="grid gap-5">
      <Field name="email" label="Email" error={failure?.fields?.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={emailPlaceholder}
            required
          />
        )}
      </Field>
      <Field name="password" label="Password" error={failure?.fields?.password}>
        {(control) => <input {...control} type="password" autoComplete="current-password" required />}
      </Field>
      <div>
        <div role="alert">
          {failure?.message && (
            <p className="mb-5 flex items-start gap-2 rounded-xl bg-sand p-4 font-medium text-error text-sm">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {failure.message}
            </p>
          )}
        </div>
        <SubmitButton aria-disabled={signingIn} className="w-full">
          {signingIn ? "Signing in..." : submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}

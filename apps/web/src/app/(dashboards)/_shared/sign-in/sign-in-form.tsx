"use client";

import { problemsOf } from "@repo/contract/http/read-body";
import type { Role } from "@repo/contract/http/roles";
import { signInSchema } from "@repo/contract/http/sign-in";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { SubmitButton } from "@repo/ui/submit-button";
import { useSentForm } from "@repo/ui/use-sent-form";
import type { Session } from "@/components/use-session";
import { explainSignIn, signIn, signInWithPasskey } from "./sign-in";

type SignInFormProps = {
  role: Role;
  emailPlaceholder?: string;
  submitLabel: string;
  onSignedIn: (session?: Session) => Promise<void>;
};

export function SignInForm({ role, emailPlaceholder, submitLabel, onSignedIn }: SignInFormProps) {
  const { form, errors, show, summary, failure, sending, attempt } = useSentForm({
    check: (data) => problemsOf(signInSchema, Object.fromEntries(data)),
    async send(data) {
      await onSignedIn(await signIn(role, data));
    },
    explain: explainSignIn,
    takesBack: true,
  });

  const askForPasskey = () =>
    attempt(async () => {
      show({});
      await onSignedIn(await signInWithPasskey(role));
    });

  return (
    <form {...form} className="grid gap-5">
      {summary}
      <Field name="email" label="Email" error={errors.email}>
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
      <Field name="password" label="Password" error={errors.password}>
        {(control) => <input {...control} type="password" autoComplete="current-password" required />}
      </Field>
      <div>
        <FormFailure message={failure} className="mb-5 text-sm" />
        <SubmitButton aria-disabled={sending} className="w-full">
          {sending ? "Signing in..." : submitLabel}
        </SubmitButton>
      </div>
      <SubmitButton type="button" look="outline" aria-disabled={sending} onClick={askForPasskey} className="w-full">
        Sign in with a passkey
      </SubmitButton>
    </form>
  );
}

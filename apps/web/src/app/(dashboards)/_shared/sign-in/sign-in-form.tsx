"use client";

import { fieldErrors } from "@repo/contract/http/read-body";
import type { Role } from "@repo/contract/http/roles";
import { signInSchema } from "@repo/contract/http/sign-in";
import { useFieldErrors } from "@repo/ui/error-summary";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { SubmitButton } from "@repo/ui/submit-button";
import { type FormEvent, useRef, useState } from "react";
import { signIn, signInWithPasskey } from "./sign-in";

type SignInFormProps = {
  role: Role;
  emailPlaceholder?: string;
  submitLabel: string;
  onSignedIn: () => Promise<void>;
};

export function SignInForm({ role, emailPlaceholder, submitLabel, onSignedIn }: SignInFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget, summary } = useFieldErrors(form);
  const [signingIn, setSigningIn] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signingIn) return;
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = signInSchema.safeParse(credentials);
    setFailure(undefined);
    show(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;

    await attempt(() => signIn(role, credentials));
  }

  async function attempt(start: () => ReturnType<typeof signIn>) {
    setSigningIn(true);
    const answer = await start();
    const refused = answer && "passkey" in answer ? await signInWithPasskey(role, answer.passkey) : answer;
    if (!refused) await onSignedIn();
    setSigningIn(false);
    setFailure(refused?.message);
    show(refused?.fields ?? {});
  }

  function edited({ target }: FormEvent<HTMLFormElement>) {
    setFailure(undefined);
    forget((target as HTMLInputElement).name);
  }

  function askForPasskey() {
    if (signingIn) return;
    setFailure(undefined);
    show({});
    void attempt(() => signInWithPasskey(role));
  }

  return (
    <form ref={form} method="post" onSubmit={submit} onInput={edited} noValidate className="grid gap-5">
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
        <SubmitButton aria-disabled={signingIn} className="w-full">
          {signingIn ? "Signing in..." : submitLabel}
        </SubmitButton>
      </div>
      <SubmitButton type="button" look="outline" aria-disabled={signingIn} onClick={askForPasskey} className="w-full">
        Sign in with a passkey
      </SubmitButton>
    </form>
  );
}

"use client";

import { linkRequestSchema } from "@repo/contract/http/mailed-link";
import { problemsOf } from "@repo/contract/http/read-body";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { SubmitButton } from "@repo/ui/submit-button";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useState } from "react";
import { refusal } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { Outcome, UNAVAILABLE } from "./outcome";

export function ForgotPasswordForm() {
  const [asked, setAsked] = useState(false);
  const { form, errors, summary, failure, sending } = useSentForm({
    check: (data) => problemsOf(linkRequestSchema, Object.fromEntries(data)),
    async send(data) {
      await siteFetch("POST /api/auth/forgot-password", { body: { email: String(data.get("email")) } });
      setAsked(true);
    },
    explain: (error) => refusal(error, UNAVAILABLE),
    takesBack: true,
  });
  if (asked) {
    return (
      <Outcome title="Look into your mailbox">
        If there is an account for that address, a mail with a link is on its way. It may take a minute. We send such a
        mail at most once in ten minutes.
      </Outcome>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      {summary}
      <Field name="email" label="Email" error={errors.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        )}
      </Field>
      <div>
        <FormFailure message={failure} className="mb-5 text-sm" />
        <SubmitButton aria-disabled={sending} className="w-full">
          {sending ? "Sending..." : "Mail me a link"}
        </SubmitButton>
      </div>
    </form>
  );
}

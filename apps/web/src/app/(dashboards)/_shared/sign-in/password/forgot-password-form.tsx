"use client";

import { linkRequestSchema } from "@repo/contract/http/mailed-link";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { SubmitButton } from "@repo/ui/submit-button";
import { useState } from "react";
import { Outcome } from "./outcome";
import { passwordRequest } from "./password-request";
import { useSentForm } from "./use-sent-form";

export function ForgotPasswordForm() {
  const [asked, setAsked] = useState(false);
  const { form, errors, summary, failure, sending } = useSentForm(linkRequestSchema, async (fields) => {
    await passwordRequest("forgot-password", fields);
    setAsked(true);
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
    <form {...form}>
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

"use client";

import type { Enquiry } from "@repo/contract/form/contact";
import { errorText } from "@repo/contract/http/errors";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { Icon } from "@repo/ui/icon";
import { SubmitButton } from "@repo/ui/submit-button";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useEffect, useId, useState } from "react";
import { HoneypotField } from "@/components/forms/honeypot-field";
import { useIdempotencyKey } from "@/components/forms/use-idempotency-key";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { refusal } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { AgreeField } from "./agree-field";

const LINES = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "subject", label: "Subject" },
] as const;
/** This is longer than the site waits for the mail server. */
const TIMEOUT_MS = 60_000;
const REQUIRED = [...LINES.map(({ name }) => name), "message", "agree"];

export function ContactForm() {
  const [complete, setComplete] = useState(false);
  const [typed, setTyped] = useState(false);
  const [sent, setSent] = useState(false);
  const hintId = useId();
  const { keyFor, forgetKey } = useIdempotencyKey();
  const { form, errors, show, summary, failure, sending } = useSentForm({
    check(data) {
      setSent(false);
      return check(enquiryOf(data));
    },
    async send(data) {
      await siteFetch("POST /api/contact", {
        body: enquiryOf(data),
        headers: { "Idempotency-Key": keyFor(data) },
        timeoutMs: TIMEOUT_MS,
      });
      clear();
      forgetKey();
      setSent(true);
    },
    explain: (error) => refusal(error, errorText("MAIL_FAILED")),
  });
  const { question } = useLeaveGuard(typed, clear);

  function look() {
    setComplete(isFilledIn(form.ref.current, "every"));
    setTyped(isFilledIn(form.ref.current, "some"));
  }

  // The browser may have filled in the form before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(look, []);

  function clear() {
    form.ref.current?.reset();
    show({});
    look();
  }

  return (
    <>
      <form
        {...form}
        onInput={(event) => {
          form.onInput(event);
          look();
        }}
        onFocus={loadCheck}
        aria-label="Contact"
        className="mt-8"
      >
        {summary && <div className="mb-6">{summary}</div>}
        <p className="text-slate text-sm">All fields are required.</p>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          {LINES.map(({ name, label, ...input }) => (
            <Field
              key={name}
              name={name}
              label={label}
              error={errors[name]}
              className={name === "subject" ? "sm:col-span-2" : ""}
            >
              {(control) => <input {...control} {...input} required />}
            </Field>
          ))}
          <Field name="message" label="Message" error={errors.message} className="sm:col-span-2">
            {(control) => <textarea {...control} rows={7} required />}
          </Field>
          <AgreeField error={errors.agree} />
        </div>
        <HoneypotField />
        <div className="mt-7 flex flex-col gap-4 border-line border-t pt-7 sm:flex-row sm:items-center sm:gap-6">
          <SubmitButton
            aria-disabled={sending || !complete}
            aria-describedby={complete ? undefined : hintId}
            className="shrink-0 aria-disabled:bg-sky! aria-disabled:text-slate! sm:min-w-48"
          >
            {sending ? "Sending..." : "Send Message"}
          </SubmitButton>
          {!complete && (
            <p id={hintId} className="text-slate text-sm">
              To send your message, fill in every field and agree to the Terms & Conditions.
            </p>
          )}
        </div>
        <div role="status">
          {sent && (
            <p className="mt-6 flex items-start gap-2 rounded-xl bg-mist p-4 font-medium text-blue">
              <Icon name="circle-check" className="mt-0.5 size-5 shrink-0" />
              Thank you for contacting us! Your message has been sent.
            </p>
          )}
        </div>
        <FormFailure message={failure} className="mt-6" />
      </form>
      {question}
    </>
  );
}

/** The check is loaded late, because its library weighs more than the rest of the page. */
const loadCheck = () => import("./check-enquiry").catch(() => undefined);

const enquiryOf = (data: FormData) => ({ ...Object.fromEntries(data), agree: data.has("agree") }) as Enquiry;

/** If the check can't be loaded, only the server checks. */
async function check(enquiry: Enquiry): Promise<Record<string, string>> {
  return (await loadCheck())?.checkEnquiry(enquiry) ?? {};
}

/** Whether fields are filled in. A ticked consent alone doesn't count as input that could be lost. */
function isFilledIn(form: HTMLFormElement | null, quantity: "every" | "some"): boolean {
  const data = new FormData(form ?? undefined);
  const names = quantity === "every" ? REQUIRED : REQUIRED.filter((name) => name !== "agree");
  return names[quantity]((name) => String(data.get(name) ?? "").trim() !== "");
}

"use client";

import { CONTACT_FAILED, CONTACT_SENT } from "@repo/contract/form/contact-texts";
import { useFieldErrors } from "@repo/ui/error-summary";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { Icon } from "@repo/ui/icon";
import { SubmitButton } from "@repo/ui/submit-button";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { HoneypotField } from "@/components/forms/honeypot-field";
import { useLeaveGuard } from "@/components/forms/use-leave-guard";
import { useSubmissionKey } from "@/components/forms/use-submission-key";
import { AgreeField } from "./agree-field";
import { sendEnquiry } from "./send-enquiry";

const LINES = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "subject", label: "Subject" },
] as const;
const REQUIRED = [...LINES.map(({ name }) => name), "message", "agree"];

export function ContactForm() {
  const [complete, setComplete] = useState(false);
  const [typed, setTyped] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<"sent" | "failed">();
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const { keyFor, forgetKey } = useSubmissionKey();
  const { errors, show, forget, summary } = useFieldErrors(form);
  const { question } = useLeaveGuard(typed, clear);

  function look() {
    setComplete(isFilledIn(form.current, "every"));
    setTyped(isFilledIn(form.current, "some"));
  }

  // The browser may have filled in the form before hydration.
  useEffect(look, []);

  function edited({ target }: FormEvent<HTMLFormElement>) {
    forget((target as HTMLInputElement).name);
    look();
  }

  function clear() {
    form.current?.reset();
    show({});
    look();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const enquiry = { ...Object.fromEntries(data), agree: data.has("agree") };
    setSending(true);
    const wrong = await check(enquiry);
    show(wrong);
    setOutcome(undefined);
    if (Object.keys(wrong).length > 0) return setSending(false);

    const answer = await sendEnquiry(enquiry, keyFor(data));
    setSending(false);
    if (answer === "sent") {
      clear();
      forgetKey();
      setOutcome("sent");
    } else if (answer.error.fields) show(answer.error.fields);
    else setOutcome("failed");
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        onSubmit={submit}
        onInput={edited}
        onFocus={loadCheck}
        noValidate
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
          {outcome === "sent" && (
            <p className="mt-6 flex items-start gap-2 rounded-xl bg-mist p-4 font-medium text-blue">
              <Icon name="circle-check" className="mt-0.5 size-5 shrink-0" />
              {CONTACT_SENT}
            </p>
          )}
        </div>
        <FormFailure message={outcome === "failed" ? CONTACT_FAILED : undefined} className="mt-6" />
      </form>
      {question}
    </>
  );
}

/** The check is loaded late, because its library weighs more than the rest of the page. */
const loadCheck = () => import("./check-enquiry").catch(() => undefined);

/** If the check can't be loaded, only the server checks. */
async function check(enquiry: Record<string, unknown>): Promise<Record<string, string>> {
  return (await loadCheck())?.checkEnquiry(enquiry) ?? {};
}

/** Whether fields are filled in. A ticked consent alone doesn't count as input that could be lost. */
function isFilledIn(form: HTMLFormElement | null, quantity: "every" | "some"): boolean {
  const data = new FormData(form ?? undefined);
  const names = quantity === "every" ? REQUIRED : REQUIRED.filter((name) => name !== "agree");
  return names[quantity]((name) => String(data.get(name) ?? "").trim() !== "");
}

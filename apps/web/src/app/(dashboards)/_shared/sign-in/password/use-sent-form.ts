"use client";

import { RuleError } from "@repo/contract/http/errors";
import { fieldErrors } from "@repo/contract/http/read-body";
import { useFieldErrors } from "@repo/ui/error-summary";
import { type FormEvent, useRef, useState } from "react";

type Schema<Fields> = {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Fields } | { success: false; error: Parameters<typeof fieldErrors>[0] };
};

/** Validates a form, and sends it once. `send` may throw a `RuleError`. Spread `form` over the element. */
export function useSentForm<Fields>(schema: Schema<Fields>, send: (fields: Fields) => Promise<void>) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, show, forget, summary } = useFieldErrors(element);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setFailure(undefined);
    show(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;
    setSending(true);
    try {
      await send(parsed.data);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      if (error.fields) show(error.fields);
      else setFailure(error.message);
    } finally {
      setSending(false);
    }
  }

  function edited({ target }: FormEvent<HTMLFormElement>) {
    setFailure(undefined);
    forget((target as HTMLInputElement).name);
  }

  const form = {
    ref: element,
    method: "post",
    onSubmit: submit,
    onInput: edited,
    noValidate: true,
    className: "grid gap-5",
  } as const;
  return { form, errors, summary, failure, sending };
}

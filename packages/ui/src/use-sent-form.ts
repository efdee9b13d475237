"use client";

import { type FormEvent, useRef, useState } from "react";
import { useFieldErrors } from "./error-summary";

type Problems = Record<string, string>;

type SentForm = {
  check?: (data: FormData) => Problems | Promise<Problems>;
  send: (data: FormData) => Promise<void>;
  explain: (error: unknown) => { fields?: Problems; message?: string };
  takesBack?: true;
};

/** Checks a form, and sends it once, however often it is submitted meanwhile. Spread `form` over the element. */
export function useSentForm({ check = () => ({}), send, explain, takesBack }: SentForm) {
  const ref = useRef<HTMLFormElement>(null);
  const { errors, show, forget, summary } = useFieldErrors(ref);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  // The state is not new yet at a second click within one task.
  const isBusy = useRef(false);

  async function attempt(act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      const { fields = {}, message } = explain(error);
      setFailure(message);
      show(fields);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  const submit = () =>
    attempt(async () => {
      const data = new FormData(ref.current ?? undefined);
      const wrong = await check(data);
      show(wrong);
      if (Object.keys(wrong).length === 0) await send(data);
    });

  const form = {
    ref,
    method: "post",
    noValidate: true,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void submit();
    },
    onInput({ target }: FormEvent) {
      if (takesBack) setFailure(undefined);
      forget((target as HTMLInputElement).name);
    },
  } as const;
  return { form, errors, show, forget, summary, failure, setFailure, sending, submit, attempt };
}

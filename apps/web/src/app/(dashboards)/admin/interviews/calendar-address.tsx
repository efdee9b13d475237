"use client";

import { Button } from "@repo/ui/button";
import { ConfirmDialog } from "@repo/ui/confirm-dialog";
import { Field } from "@repo/ui/field";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { useRef, useState } from "react";
import { copyText } from "@/lib/copy-text";
import { failureText } from "@/lib/failure";
import { shortMoment } from "@/lib/format";
import { siteFetch } from "@/lib/site-fetch";

type CalendarAddressProps = { since: string | null; onChange: () => void };

/** The address can be shown only once: the CMS keeps its digest. */
export function CalendarAddress({ since, onChange }: CalendarAddressProps) {
  const [href, setHref] = useState<string>();
  const [asked, setAsked] = useState<"renew" | "revoke">();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function act(step: "renew" | "revoke") {
    if (busy) return;
    setBusy(true);
    setAsked(undefined);
    try {
      if (step === "renew") setHref((await siteFetch("POST /api/dashboard/interviews/feed")).href);
      else {
        await siteFetch("DELETE /api/dashboard/interviews/feed");
        setHref(undefined);
        showStatus("The calendar address no longer works.");
      }
      onChange();
      heading.current?.focus();
    } catch (error) {
      showAlert(failureText(error, "The calendar address was not changed. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  const start = () => (since ? setAsked("renew") : void act("renew"));

  return (
    <section aria-labelledby="calendar-heading" className="card p-4">
      <h2 ref={heading} id="calendar-heading" tabIndex={-1} className="text-lg outline-none">
        In Your Calendar
      </h2>
      <p className="mt-1 max-w-3xl text-slate text-sm">
        Your calendar can subscribe to these interviews by a secret address, without signing in. It looks for changes by
        itself, most calendars every few hours. Whoever has the address can read the names, times and places, so keep it
        to yourself.
      </p>
      {href && (
        <div className="mt-4 flex max-w-3xl flex-wrap items-center gap-3">
          <Field
            name="calendar"
            label="Your calendar address"
            hint="Copy it now into your calendar: it is not shown again."
            className="min-w-0 grow basis-80"
          >
            {(control) => <input {...control} readOnly value={href} onFocus={(event) => event.target.select()} />}
          </Field>
          <Button
            look="outline"
            size="small"
            onClick={async () => ((await copyText(href)) ? showStatus("Copied.") : showAlert("Copy it by hand."))}
          >
            Copy
          </Button>
        </div>
      )}
      {since && <p className="mt-4 text-sm">{`Your calendar address was made on ${shortMoment(since)}.`}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="outline" size="small" aria-disabled={busy} onClick={start}>
          {since ? "Make a new address" : "Make a calendar address"}
        </Button>
        {since && (
          <Button look="outline" size="small" aria-disabled={busy} onClick={() => setAsked("revoke")}>
            Revoke the address
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === "renew" ? "Make a new address?" : "Revoke the address?"}
        confirmLabel={asked === "renew" ? "Make a new one" : "Revoke it"}
        onConfirm={() => asked && void act(asked)}
        onCancel={() => setAsked(undefined)}
      >
        The present address stops working, so calendars that use it no longer learn of interviews.
      </ConfirmDialog>
    </section>
  );
}

"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ConsentNoticeFragment } from "@/cms/generated/graphql";
import { Mark } from "@/components/mark";
import { startTag, stopTag } from "@/lib/consent/analytics";
import { type Choice, storeChoice, storedChoice } from "@/lib/consent/consent";
import { onReopenConsent } from "@/lib/consent/reopen-consent";

const ConsentNotice = lazy(() => import("./consent-notice"));

export default function Consent({ id, notice }: { id: string; notice: ConsentNoticeFragment }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const choice = storedChoice();
    if (!choice) setOpen(true);
    if (choice === "accepted") startTag(id);

    return onReopenConsent((button) => {
      opener.current = button;
      setOpen(true);
    });
  }, [id]);

  function choose(choice: Choice) {
    storeChoice(choice);
    if (choice === "accepted") startTag(id);
    else stopTag(id);
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <Mark data-tag={id} />
      {open && (
        <Suspense>
          <ConsentNotice notice={notice} reopened={opener.current !== null} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}

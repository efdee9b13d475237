"use client";

import { showAlert } from "@repo/ui/toaster";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { ensureSession } from "@/lib/site-fetch";

/** A link that makes sure that there is a session first, because a download can't ask to sign in. */
export function DownloadLink({ href, ...props }: ComponentProps<"a">) {
  const checked = useRef(false);

  async function check(event: MouseEvent<HTMLAnchorElement>) {
    if (checked.current) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      if (!(await ensureSession())) return;
      checked.current = true;
      link.click();
    } catch {
      showAlert("The file can’t be downloaded right now. Please try again.");
    } finally {
      checked.current = false;
    }
  }

  return <a href={href} download onClick={check} {...props} />;
}

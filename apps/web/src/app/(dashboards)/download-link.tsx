"use client";

import { showAlert } from "@repo/ui/toaster";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { ensureSession } from "./dashboard-fetch";

/** Downloads a file of the dashboard; when the session has ended, the person may sign in again in place first. */
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

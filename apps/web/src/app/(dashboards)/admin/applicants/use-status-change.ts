"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { type ApplicationStatus, STATUS_LABELS } from "@repo/contract/application/status";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { useRef } from "react";
import { conflictingItem, failureText } from "@/app/(dashboards)/_shared/requests/failure";
import type { ApplicationChange } from "./use-applications";

type Save = (application: ApplicationItem, change: ApplicationChange) => Promise<ApplicationItem>;

/** Of several changes in a row, only the last is reported. Says whether it was saved. `follow` gets the wished, then the saved application. */
export function useStatusChange(save: Save, follow: (application: ApplicationItem) => void, reload: () => void) {
  const wished = useRef(new Map<string, ApplicationStatus>());

  return async function change(application: ApplicationItem, status: ApplicationStatus): Promise<boolean> {
    const isOver = () => wished.current.get(application.id) !== status;
    wished.current.set(application.id, status);
    follow({ ...application, status });
    try {
      const saved = await save(application, { status });
      if (isOver()) return true;
      follow(saved);
      showStatus(`${application.name}: ${STATUS_LABELS[status]}`, {
        about: application.id,
        action: { label: "Undo", run: () => void change(saved, application.status) },
      });
      return true;
    } catch (error) {
      const current = conflictingItem<ApplicationItem>(error);
      if (isOver()) return false;
      follow(current ?? application);
      if (current) reload();
      showAlert(
        current
          ? `Someone else has changed the application of ${application.name}. It is shown as it is now.`
          : failureText(error, `The status of ${application.name} could not be saved.`),
        { about: application.id },
      );
      return false;
    }
  };
}

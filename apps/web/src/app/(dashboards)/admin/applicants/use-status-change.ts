"use client";

import { type ApplicationItem, type ApplicationStatus, STATUS_LABELS } from "@repo/rules/applicant";
import { showAlert, showStatus } from "@repo/ui/toaster";
import { conflictingItem, failureText } from "../../failure";
import type { ApplicationChange } from "./use-applications";

type Save = (application: ApplicationItem, change: ApplicationChange) => Promise<ApplicationItem>;

/** Changes a status and says so, with a way back; answers the application as it is then. */
export function useStatusChange(save: Save, reload: () => void) {
  return async function change(application: ApplicationItem, status: ApplicationStatus): Promise<ApplicationItem> {
    try {
      const saved = await save(application, { status });
      showStatus(`${application.name}: ${STATUS_LABELS[status]}`, {
        label: "Undo",
        run: () => void change(saved, application.status),
      });
      return saved;
    } catch (error) {
      const current = conflictingItem<ApplicationItem>(error);
      if (current) {
        showAlert(`Someone else has changed the application of ${application.name}. It is shown as it is now.`);
        reload();
        return current;
      }
      showAlert(failureText(error, `The status of ${application.name} could not be saved.`));
      return application;
    }
  };
}

import { CHOSEN_STATUSES, STATUS_LABELS } from "@repo/contract/application/status";
import type { ShortcutGroup } from "@repo/ui/shortcuts";

export const PANEL_KEYS: ShortcutGroup = {
  title: "In an application",
  shortcuts: [
    { key: "j", label: "Next applicant" },
    { key: "k", label: "Previous applicant" },
    ...CHOSEN_STATUSES.map((status, index) => ({ key: String(index + 1), label: STATUS_LABELS[status] })),
    { key: "w", label: "Write the private note" },
    { key: "m", label: "Write an email" },
    { key: "r", label: "Read the résumé" },
    { key: "d", label: "Download the résumé" },
  ],
};

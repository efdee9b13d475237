"use client";

import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { showAlert } from "@repo/ui/toaster";
import { useState } from "react";
import { dashboardFile } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { failureText } from "@/app/(dashboards)/_shared/requests/failure";
import { APPLICATIONS } from "../use-applications";
import type { Selection } from "./use-selection";

export function ExportSelection({ selection }: { selection: Selection }) {
  const [isReading, setIsReading] = useState(false);

  async function save() {
    if (isReading) return;
    setIsReading(true);
    try {
      const ids = [...selection.chosen.keys()];
      download(await dashboardFile(`${APPLICATIONS}/bulk/csv`, { method: "POST", body: { ids } }));
    } catch (error) {
      showAlert(failureText(error, "The selection could not be exported."));
    } finally {
      setIsReading(false);
    }
  }

  return (
    <Button look="outline" size="small" aria-disabled={isReading} onClick={save}>
      <Icon name="download" className="size-4" />
      Export<span className="sr-only"> the selection</span>
    </Button>
  );
}

function download(csv: ArrayBuffer) {
  const href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = "selected-applications.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

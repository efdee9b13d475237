"use client";

import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { showAlert } from "@repo/ui/toaster";
import { useState } from "react";
import { failureText } from "@/lib/failure";
import { siteFile } from "@/lib/site-fetch";
import type { Selection } from "./use-selection";

const FORMATS = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" };
type Format = keyof typeof FORMATS;

export function ExportSelection({ selection }: { selection: Selection }) {
  const [isReading, setIsReading] = useState(false);

  async function save(format: Format) {
    if (isReading) return;
    setIsReading(true);
    try {
      const ids = [...selection.chosen.keys()];
      const file = await siteFile("POST /api/dashboard/applications/bulk/csv", {
        body: { ids },
        query: { format },
      });
      download(file, format);
    } catch (error) {
      showAlert(failureText(error, "The selection could not be exported."));
    } finally {
      setIsReading(false);
    }
  }

  return (
    <>
      <Button look="outline" size="small" aria-disabled={isReading} onClick={() => save("csv")}>
        <Icon name="download" className="size-4" />
        Export<span className="sr-only"> the selection</span>
      </Button>
      <Button look="outline" size="small" aria-disabled={isReading} onClick={() => save("xlsx")}>
        <Icon name="download" className="size-4" />
        Excel<span className="sr-only"> file of the selection</span>
      </Button>
    </>
  );
}

function download(file: ArrayBuffer, format: Format) {
  const href = URL.createObjectURL(new Blob([file], { type: FORMATS[format] }));
  const link = document.createElement("a");
  link.href = href;
  link.download = `selected-applications.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

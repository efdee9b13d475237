"use client";

import { Button } from "@repo/ui/button";
import { showAlert } from "@repo/ui/toaster";
import { useState } from "react";
import { refreshLists } from "@/app/(dashboards)/_shared/lists/use-list";
import { failureText } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { JOBS } from "./add-job";

export function DefaultJobs() {
  const [inserting, setInserting] = useState(false);

  async function insert() {
    if (inserting) return;
    setInserting(true);
    try {
      await siteFetch("POST /api/dashboard/jobs/defaults");
    } catch (error) {
      showAlert(failureText(error, "The default jobs could not be inserted."));
    }
    await refreshLists(JOBS);
    setInserting(false);
  }

  return (
    <Button size="small" onClick={insert} aria-disabled={inserting}>
      {inserting ? "Inserting..." : "Insert Default Jobs"}
    </Button>
  );
}

"use client";

import type { LibraryPicture } from "@repo/contract/page/picture";
import { useState } from "react";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";

export function usePictures() {
  const [asked, setAsked] = useState({ q: "", page: 1 });
  return { ...useList<LibraryPicture>("/api/dashboard/pictures", asked), asked, ask: setAsked };
}

export function usePicture(id: number | null): LibraryPicture | undefined {
  return useRead("GET /api/dashboard/pictures/:id", id === null ? null : { id }).data;
}

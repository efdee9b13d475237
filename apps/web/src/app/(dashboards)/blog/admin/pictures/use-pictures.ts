"use client";

import type { LibraryPicture } from "@repo/contract/page/picture";
import { useState } from "react";
import useSWR from "swr";
import { useList } from "@/app/(dashboards)/_shared/lists/use-list";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";

export const PICTURES = "/api/dashboard/pictures";

export function usePictures() {
  const [asked, setAsked] = useState({ q: "", page: 1 });
  return { ...useList<LibraryPicture>(PICTURES, asked), asked, ask: setAsked };
}

export function usePicture(id: number | null): LibraryPicture | undefined {
  return useSWR<LibraryPicture, Error>(id === null ? null : `${PICTURES}/${id}`, dashboardFetch).data;
}

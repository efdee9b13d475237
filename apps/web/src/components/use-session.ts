"use client";

import type { User } from "@repo/rules/roles";
import { localStore } from "@repo/ui/storage";
import { useEffect } from "react";
import useSWR, { mutate } from "swr";
import { requestTimeout } from "@/lib/request-timeout";

const SESSION = "/api/session";
/** Written to be heard by the storage event of other tabs. */
const SIGNAL = "sessionChange";

export type SessionChange = "signed-in" | "signed-out";

/** Who is signed in: `undefined` until it is known, `null` for nobody. Follows what happens in other tabs. */
export function useSession() {
  const { data, error } = useSWR<{ user: User | null }>(SESSION, readSession);
  useEffect(() => onSessionChange(() => void mutate(SESSION)), []);
  return { user: data?.user, unavailable: Boolean(error) && !data, retry: () => void mutate(SESSION) };
}

/** Tells this tab and the others that somebody has signed in or out here. */
export async function announceSession(change: SessionChange): Promise<void> {
  localStore.set(SIGNAL, `${change} ${Date.now()}`);
  await mutate(SESSION);
}

/** Calls back when somebody signs in or out in another tab; returns what ends that. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNAL && newValue) callback(newValue.startsWith("signed-in") ? "signed-in" : "signed-out");
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** Who is signed in now. @throws when the site can't tell. */
export async function readSession(): Promise<{ user: User | null }> {
  const response = await fetch(SESSION, { signal: requestTimeout() });
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`);
  return response.json();
}

"use client";

import type { User } from "@repo/contract/http/roles";
import { localStore } from "@repo/ui/storage";
import { useEffect } from "react";
import useSWR, { mutate } from "swr";
import { requestTimeout } from "@/lib/request-timeout";

const SESSION = "/api/session";
/** This key is only written to raise a storage event in other tabs. */
const SIGNAL = "sessionChange";

type SessionChange = "signed-in" | "signed-out";

/** `user` is `undefined` until it is known, and `null` when nobody is signed in. */
export function useSession() {
  const { data, error } = useSWR<{ user: User | null }>(SESSION, readSession);
  useEffect(() => onSessionChange(() => void mutate(SESSION)), []);
  return { user: data?.user, unavailable: Boolean(error) && !data, retry: () => void mutate(SESSION) };
}

export async function announceSession(change: SessionChange): Promise<void> {
  localStore.set(SIGNAL, `${change} ${Date.now()}`);
  await mutate(SESSION);
}

/** Listens to changes in other tabs. Returns a function that stops listening. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNAL && newValue) callback(newValue.startsWith("signed-in") ? "signed-in" : "signed-out");
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** Throws when the site can't tell who is signed in. */
export async function readSession(): Promise<{ user: User | null }> {
  const response = await fetch(SESSION, { signal: requestTimeout() });
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`);
  return response.json();
}

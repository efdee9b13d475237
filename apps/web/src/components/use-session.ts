"use client";

import type { User } from "@repo/contract/http/roles";
import { localStore, onStored } from "@repo/ui/storage";
import { useEffect } from "react";
import useSWR, { mutate } from "swr";
import { siteFetch } from "@/lib/site-fetch";

const SESSION = "/api/session";
/** This key is only written to raise a storage event in other tabs. */
const SIGNAL = "sessionChange";

export type Session = { user: User | null };
type SessionChange = "signed-in" | "signed-out";

/** `user` is `undefined` until it is known, and `null` when nobody is signed in. */
export function useSession() {
  const { data, error } = useSWR<Session>(SESSION, () => siteFetch("GET /api/session"));
  useEffect(() => onSessionChange(() => void mutate(SESSION)), []);
  return { user: data?.user, unavailable: Boolean(error) && !data, retry: () => void mutate(SESSION) };
}

/** Reads the session again, unless the new one is given. */
export async function announceSession(change: SessionChange, session?: Session): Promise<void> {
  localStore.set(SIGNAL, `${change} ${Date.now()}`);
  await (session ? mutate(SESSION, session, { revalidate: false }) : mutate(SESSION));
}

export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  return onStored(SIGNAL, (value) => {
    if (value) callback(value.startsWith("signed-in") ? "signed-in" : "signed-out");
  });
}

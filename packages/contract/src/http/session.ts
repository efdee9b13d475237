import type { Ceremony } from "./account";
import type { User } from "./roles";

/** The CMS's answer to a sign-in or a refresh. Lifetimes are in seconds. */
export type SignedIn = { user: User; access: Token; refresh: Token };

export type PasskeyAsked = { passkey: Ceremony };

type Token = { token: string; lifetime: number };

import type { Ceremony } from "./account";
import type { User } from "./roles";

/** The CMS's answer to a sign-in or a refresh. Lifetimes are in seconds. */
export type SignedIn = { user: User; access: Token; refresh: Token };

/** The answer to a right password of an account with a passkey, which is asked for next. */
export type PasskeyAsked = { passkey: Ceremony };

type Token = { token: string; lifetime: number };

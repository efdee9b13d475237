import type { User } from "./roles";

/** The CMS's answer to a sign-in or a refresh. Lifetimes are in seconds. */
export type SignedIn = { user: User; access: Token; refresh: Token };

type Token = { token: string; lifetime: number };

import type { User } from "./roles";

/** What the CMS answers to the site when somebody signs in or a session is refreshed; lifetimes in seconds. */
export type SignedIn = { user: User; access: Token; refresh: Token };

type Token = { token: string; lifetime: number };

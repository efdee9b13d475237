/** Hidden from people: only a bot fills it in. */
export const HONEYPOT = "website";

export const HONEYPOT = "website";

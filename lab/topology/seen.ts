export type Person = "visitor" | "applicant" | "admin";
/** `failure` is a status or a network error. `at` is in milliseconds since 1970. */
export type Seen = { person: Person; at: number; ms: number; failure?: string };

/** Of people and supervisors who want a command to end, and to clean up. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

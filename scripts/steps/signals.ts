export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

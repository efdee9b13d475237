import { BLOG_ADMIN, JOBS_ADMIN } from "@repo/contract/http/roles";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();
const registers = [registry];
const gauge = (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames, registers });

export const requests = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time until the answer to a request was sent, by route",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const mails = new Counter({
  name: "cms_mails_total",
  help: "Attempts to send a mail, by what the mail server said",
  labelNames: ["result"],
  registers,
});
const MAIL_RESULTS = ["sent", "refused", "put-off", "unanswered", "server-down"] as const;
export type MailResult = (typeof MAIL_RESULTS)[number];
for (const result of MAIL_RESULTS) mails.inc({ result }, 0);

export const signIns = new Counter({
  name: "cms_sign_ins_total",
  help: "Sign-ins to dashboards and panel, by role and by why they were refused",
  labelNames: ["role", "result"],
  registers,
});
const DASHBOARD_RESULTS = [
  "accepted",
  "unknown-account",
  "wrong-password",
  "blocked",
  "other-role",
  "rate-limited",
  "copied-token",
] as const;
export type SignInResult = (typeof DASHBOARD_RESULTS)[number];
for (const result of DASHBOARD_RESULTS) {
  for (const role of [JOBS_ADMIN, BLOG_ADMIN]) signIns.inc({ role, result }, 0);
}
const PANEL_RESULTS: Record<number, string> = { 200: "accepted", 400: "wrong-credentials", 429: "rate-limited" };
for (const result of Object.values(PANEL_RESULTS)) signIns.inc({ role: "panel", result }, 0);

export function countPanelSignIn(status: number): void {
  const result = PANEL_RESULTS[status];
  if (result) signIns.inc({ role: "panel", result });
}

export const databaseUp = gauge("cms_database_up", "Whether the database answered within a second when this was read");

export const diskWritable = gauge(
  "cms_disk_writable",
  "Whether DATA_DIR took a file within a second and has eight megabytes left",
);

export const outbox = gauge(
  "cms_outbox_mails",
  "Mails of applications that have not gone, by state: failed ones wait for somebody to send them again",
  "state",
);

export const outboxAge = gauge(
  "cms_outbox_oldest_seconds",
  "Age of the oldest mail that is still to be sent, 0 when there is none",
);

export const connections = gauge(
  "cms_database_connections",
  "Connections of this process to the database, and requests that wait for one",
  "state",
);

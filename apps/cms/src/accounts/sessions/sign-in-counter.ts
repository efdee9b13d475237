import { BLOG_ADMIN, JOBS_ADMIN } from "@repo/contract/http/roles";
import { Counter } from "prom-client";

export const signIns = new Counter({
  name: "cms_sign_ins_total",
  help: "Sign-ins to dashboards and panel, by role and by why they were refused",
  labelNames: ["role", "result"],
});

const DASHBOARD_RESULTS = [
  "accepted",
  "unknown-account",
  "wrong-password",
  "wrong-passkey",
  "unknown-passkey",
  "copied-passkey",
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

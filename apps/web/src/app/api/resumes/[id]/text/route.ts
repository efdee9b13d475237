import { forward } from "@/app/api/_lib/dashboard-handler";

const TIMEOUT_MS = 20_000;

export const GET = forward("GET", "/api/job-applications/[id]/resume/text", { timeoutMs: TIMEOUT_MS });

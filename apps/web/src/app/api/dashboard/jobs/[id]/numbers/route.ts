import { forward } from "@/app/api/_lib/dashboard-handler";

export const GET = forward("GET", "/api/dashboard/jobs/[id]/numbers");

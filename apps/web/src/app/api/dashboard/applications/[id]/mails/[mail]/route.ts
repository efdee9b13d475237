import { forward } from "@/app/api/_lib/dashboard-handler";

export const DELETE = forward("DELETE", "/api/dashboard/applications/[id]/mails/[mail]");

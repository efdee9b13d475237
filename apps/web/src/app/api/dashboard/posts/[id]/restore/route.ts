import { forward } from "@/app/api/_lib/dashboard-handler";

export const POST = forward("POST", "/api/dashboard/posts/[id]/restore");

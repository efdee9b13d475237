import { forward } from "@/app/api/_lib/dashboard-handler";
import { postBody } from "@/app/api/dashboard/posts/post-body";

export const PATCH = forward("PATCH", "/api/dashboard/posts/[id]", { readBody: postBody });
export const DELETE = forward("DELETE", "/api/dashboard/posts/[id]");

import { forward } from "@/app/api/_lib/dashboard-handler";
import { postBody } from "@/app/api/dashboard/posts/post-body";

export const GET = forward("GET", "/api/dashboard/posts");
export const POST = forward("POST", "/api/dashboard/posts", { readBody: postBody });

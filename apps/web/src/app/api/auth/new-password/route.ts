import { passOn } from "@/app/api/_lib/pass-on";

export const POST = passOn("POST /api/password-links/use");

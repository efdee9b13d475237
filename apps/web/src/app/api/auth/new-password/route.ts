import { passOn } from "@/app/api/_lib/pass-on";

export const POST = passOn("/api/password-links/use");

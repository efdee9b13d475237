import { sitePage } from "@/lib/site-page";

export const privacyPage = sitePage("privacy-page");

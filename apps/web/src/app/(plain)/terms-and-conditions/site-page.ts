import { sitePage } from "@/lib/site-page";

export const termsPage = sitePage("terms-page");

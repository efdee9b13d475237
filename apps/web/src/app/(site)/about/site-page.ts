import { sitePage } from "@/lib/site-page";

export const aboutPage = sitePage("about-page");

import { sitePage } from "@/lib/site-page";

export const contactPage = sitePage("contact-page");

import { sitePage } from "@/lib/site-page";

export const homePage = sitePage("home-page", {
  dependsOn: ["contact-page", "industry", "technology-category", "technology", "faq", "work-page", "case-study"],
});

import { sitePage } from "@/lib/site-page";

export const technologiesPage = sitePage("technologies-page", {
  dependsOn: ["technology-category", "technology", "work-page", "case-study"],
});

import { sitePage } from "@/lib/site-page";

export const industriesPage = sitePage("industries-page", { dependsOn: ["industry", "work-page", "case-study"] });

import { sitePage } from "@/lib/site-page";
import { serviceEntries } from "./[slug]/site-page";

export const servicesPage = sitePage("services-page", { dependsOn: ["service"], entries: [serviceEntries] });

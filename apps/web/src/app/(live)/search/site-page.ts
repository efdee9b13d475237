import { sitePage } from "@/lib/site-page";

export const searchPage = sitePage("search-page", { isHidden: true });

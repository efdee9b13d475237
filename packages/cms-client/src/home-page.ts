import "server-only";
import { cacheLife } from "next/cache";
import { HomePageDocument } from "./generated/graphql";
import { cmsRequest } from "./graphql";
import { orAbsent, tagContent } from "./tags";

export async function getHomePage() {
  "use cache";
  cacheLife("content");
  tagContent("home-page", "media");
  return orAbsent((await cmsRequest(HomePageDocument)).homePage, "home-page");
}

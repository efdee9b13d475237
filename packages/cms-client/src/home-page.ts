import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { HomePageDocument } from "./generated/graphql";
import { cmsRequest } from "./request";
import { orAbsent } from "./tags";

export async function getHomePage() {
  "use cache";
  cacheLife("content");
  cacheTag("home-page", "media");
  return orAbsent((await cmsRequest(HomePageDocument)).homePage, "home-page");
}

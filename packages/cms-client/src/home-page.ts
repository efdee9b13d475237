import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { HomePageDocument } from "./generated/graphql";
import { cmsRequest } from "./request";

export async function getHomePage() {
  "use cache";
  cacheLife("content");
  cacheTag("home-page", "media");
  return (await cmsRequest(HomePageDocument)).homePage ?? null;
}

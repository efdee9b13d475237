"use server";

import { hasPostsTable, listPosts } from "@repo/cms-client/blog";
import { updateTag } from "next/cache";
import { redirect } from "next/navigation";

/** Forgets that the blog's table was missing, as soon as it is there: whoever has made it sees it at once. */
export async function refreshAfterSetup(): Promise<never> {
  if ((await listPosts(1)) === null && (await hasPostsTable())) updateTag("blog-post");
  redirect("/blog");
}

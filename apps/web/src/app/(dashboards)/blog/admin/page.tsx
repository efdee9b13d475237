import { BLOG_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { listAuthors } from "@/cms/authors";
import { getPage } from "@/cms/pages";
import { BlogDashboard } from "./blog-dashboard";

export const metadata: Metadata = { title: "Blog Admin Dashboard" };

export default async function BlogAdminPage() {
  const [page, authors] = await Promise.all([getPage("blog-page"), listAuthors()]);
  return (
    <Guard role={BLOG_ADMIN}>
      <BlogDashboard
        label={page?.authorLabel ?? ""}
        authors={authors.map(({ documentId, name }) => ({ id: documentId, name }))}
      />
    </Guard>
  );
}

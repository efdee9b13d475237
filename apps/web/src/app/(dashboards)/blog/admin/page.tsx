import { getPage } from "@repo/cms-client/pages";
import { BLOG_ADMIN } from "@repo/rules/roles";
import type { Metadata } from "next";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { BlogDashboard } from "./blog-dashboard";
import { DashboardLoading } from "./dashboard-loading";

export const metadata: Metadata = { title: "Blog Admin Dashboard" };

export default async function BlogAdminPage() {
  const page = await getPage("blog-page");
  return (
    <Guard role={BLOG_ADMIN} loading={<DashboardLoading />}>
      <BlogDashboard author={page?.authorLabel ?? ""} />
    </Guard>
  );
}

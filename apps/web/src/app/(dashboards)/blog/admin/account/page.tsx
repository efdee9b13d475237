import { BLOG_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { Account } from "@/app/(dashboards)/_shared/account/account";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { DashboardLoading } from "../dashboard-loading";

export const metadata: Metadata = { title: "Your Account" };

export default function AccountPage() {
  return (
    <Guard role={BLOG_ADMIN} loading={<DashboardLoading />}>
      <Account role={BLOG_ADMIN} />
    </Guard>
  );
}

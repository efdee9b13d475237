import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { Account } from "@/app/(dashboards)/_shared/account/account";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";

export const metadata: Metadata = { title: "Your Account" };

export default function AccountPage() {
  return (
    <Guard role={JOBS_ADMIN}>
      <Account role={JOBS_ADMIN} />
    </Guard>
  );
}

import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { Mark } from "@/components/mark";
import { JobsDashboard } from "./jobs-dashboard";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default function AdminPage() {
  return (
    <>
      <Mark data-frame="self" />
      <Guard role={JOBS_ADMIN}>
        <JobsDashboard />
      </Guard>
    </>
  );
}

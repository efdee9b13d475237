import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { OwnFrames } from "@/app/(dashboards)/_shared/own-frames";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { JobsDashboard } from "./jobs-dashboard";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default function AdminPage() {
  return (
    <OwnFrames>
      <Guard role={JOBS_ADMIN}>
        <JobsDashboard />
      </Guard>
    </OwnFrames>
  );
}

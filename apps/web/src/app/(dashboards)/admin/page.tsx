import { JOBS_ADMIN } from "@repo/rules/roles";
import type { Metadata } from "next";
import { OwnFrames } from "@/app/(dashboards)/_shared/own-frames";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { JobsDashboard } from "./jobs-dashboard";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default function AdminPage() {
  return (
    <OwnFrames>
      <Guard role={JOBS_ADMIN} loading={<Loading />}>
        <JobsDashboard />
      </Guard>
    </OwnFrames>
  );
}

function Loading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <p role="status" className="text-slate">
        Loading dashboard...
      </p>
    </div>
  );
}

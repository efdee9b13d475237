import { JOBS_ADMIN } from "@repo/rules/roles";
import type { Metadata } from "next";
import { Guard } from "../guard";
import { JobsDashboard } from "./jobs-dashboard";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default function AdminPage() {
  return (
    <Guard role={JOBS_ADMIN} loading={<Loading />}>
      <JobsDashboard />
    </Guard>
  );
}

function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center bg-mist">
      <p role="status" className="text-slate">
        Loading dashboard...
      </p>
    </main>
  );
}

import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { Interviews } from "./interviews";

export const metadata: Metadata = { title: "Interviews" };

export default function InterviewsPage() {
  return (
    <Guard role={JOBS_ADMIN}>
      <Interviews />
    </Guard>
  );
}

import { JOBS_ADMIN } from "@repo/contract/http/roles";
import type { Metadata } from "next";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { PersonalData } from "./personal-data";

export const metadata: Metadata = { title: "Personal Data" };

export default function PrivacyPage() {
  return (
    <Guard role={JOBS_ADMIN}>
      <PersonalData />
    </Guard>
  );
}

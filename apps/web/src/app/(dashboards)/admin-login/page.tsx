import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { SignInCard } from "@/app/(dashboards)/_shared/sign-in/sign-in-card";
import { SignInPanel } from "@/app/(dashboards)/_shared/sign-in/sign-in-panel";
import { Mark } from "@/components/mark";

export const metadata = { title: "Admin Login" };

export default function AdminLoginPage() {
  return (
    <>
      {/* Signing in leads to the dashboard within the same document, whose policy stays. */}
      <Mark data-frame="self" />
      <SignInCard
        title="Admin Login"
        lead="For those who look after jobs and applicants."
        back={{ href: "/", label: "Back to the website" }}
      >
        <SignInPanel role={JOBS_ADMIN} emailPlaceholder="Admin Email" submitLabel="Login" />
      </SignInCard>
    </>
  );
}

import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { Suspense } from "react";
import { SignInCard } from "@/app/(dashboards)/_shared/sign-in/sign-in-card";
import { SignInPanel } from "@/app/(dashboards)/_shared/sign-in/sign-in-panel";
import { DemoAccount } from "./demo-account";

export const metadata = { title: "Blog Admin Login" };

export default function BlogAdminLoginPage() {
  return (
    <SignInCard
      title="Blog Admin Login"
      lead="For those who write and publish articles."
      back={{ href: "/blog", label: "Back to Blog" }}
    >
      <SignInPanel role={BLOG_ADMIN} submitLabel="Sign in to Dashboard" />
      <Suspense>
        <DemoAccount />
      </Suspense>
    </SignInCard>
  );
}

import type { Role } from "@repo/contract/http/roles";
import { SignInCard } from "@/app/(dashboards)/_shared/sign-in/sign-in-card";
import { DASHBOARDS } from "@/lib/dashboards";
import { ForgotPasswordForm } from "./forgot-password-form";
import { NewPassword } from "./new-password";

const backOf = (role: Role) => ({ href: DASHBOARDS[role].signInPage, label: "Back to the sign-in" });

export function ForgotPasswordPage({ role }: { role: Role }) {
  return (
    <SignInCard
      title="Forgot your password?"
      lead="We mail a link for a new one to the address of your account."
      back={backOf(role)}
    >
      <ForgotPasswordForm />
    </SignInCard>
  );
}

export function NewPasswordPage({ role }: { role: Role }) {
  return (
    <SignInCard
      title="Set your password"
      lead={`You sign in to the ${DASHBOARDS[role].name} with it.`}
      back={backOf(role)}
    >
      <NewPassword role={role} />
    </SignInCard>
  );
}

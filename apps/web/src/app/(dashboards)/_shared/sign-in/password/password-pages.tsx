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
      lead="Enter the email address of your account, and we mail you a link to set a new one."
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
      lead={`For your account of the ${DASHBOARDS[role].name}.`}
      back={backOf(role)}
    >
      <NewPassword role={role} />
    </SignInCard>
  );
}

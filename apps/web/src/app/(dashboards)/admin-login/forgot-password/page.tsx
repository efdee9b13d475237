import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { ForgotPasswordPage } from "@/app/(dashboards)/_shared/sign-in/password/password-pages";

export const metadata = { title: "Forgot your password?" };

export default function AdminForgotPasswordPage() {
  return <ForgotPasswordPage role={JOBS_ADMIN} />;
}

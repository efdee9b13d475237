import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { NewPasswordPage } from "@/app/(dashboards)/_shared/sign-in/password/password-pages";

export const metadata = { title: "Set your password" };

export default function AdminNewPasswordPage() {
  return <NewPasswordPage role={JOBS_ADMIN} />;
}

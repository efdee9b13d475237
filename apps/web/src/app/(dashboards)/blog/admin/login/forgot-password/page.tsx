import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { ForgotPasswordPage } from "@/app/(dashboards)/_shared/sign-in/password/password-pages";

export const metadata = { title: "Forgot your password?" };

export default function BlogAdminForgotPasswordPage() {
  return <ForgotPasswordPage role={BLOG_ADMIN} />;
}

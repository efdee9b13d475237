import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { NewPasswordPage } from "@/app/(dashboards)/_shared/sign-in/password/password-pages";

export const metadata = { title: "Set your password" };

export default function BlogAdminNewPasswordPage() {
  return <NewPasswordPage role={BLOG_ADMIN} />;
}

export const JOBS_ADMIN = "jobs-admin";
export const BLOG_ADMIN = "blog-admin";

export type Role = typeof JOBS_ADMIN | typeof BLOG_ADMIN;

export const DASHBOARDS: Record<Role, { name: string; signInPage: string }> = {
  [JOBS_ADMIN]: { name: "Jobs dashboard", signInPage: "/admin-login" },
  [BLOG_ADMIN]: { name: "Blog dashboard", signInPage: "/blog/admin/login" },
};

export type User = { email: string; role: Role; mustAddPasskey?: true };

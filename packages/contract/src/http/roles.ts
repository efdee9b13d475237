export const JOBS_ADMIN = "jobs-admin";
export const BLOG_ADMIN = "blog-admin";

export type Role = typeof JOBS_ADMIN | typeof BLOG_ADMIN;

export type User = { email: string; role: Role };

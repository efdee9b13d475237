import { type Role, DASHBOARDS as SIGN_INS } from "@repo/contract/http/roles";
import { localStore, sessionStore } from "@repo/ui/storage";

export const DASHBOARDS = {
  "jobs-admin": {
    ...SIGN_INS["jobs-admin"],
    home: "/admin",
    api: "/api/auth/jobs",
    signInFailed: "Invalid admin credentials",
    flag: "isAdmin",
    store: localStore,
  },
  "blog-admin": {
    ...SIGN_INS["blog-admin"],
    home: "/blog/admin",
    api: "/api/auth/blog",
    signInFailed: "Invalid email or password. Please try again.",
    flag: "blogAdminAuth",
    store: sessionStore,
  },
} as const satisfies Record<Role, object>;

/** The parameter of a dashboard's address that names an application. It survives signing in. */
export const LINKED = "application";

export function linkedQuery(): string {
  const id = new URLSearchParams(location.search).get(LINKED);
  return id ? `?${new URLSearchParams({ [LINKED]: id })}` : "";
}

/** The flag is only a hint that somebody has signed in here. The session decides. */
export const hasFlag = (role: Role) => DASHBOARDS[role].store.get(DASHBOARDS[role].flag) === "true";
export const raiseFlag = (role: Role) => DASHBOARDS[role].store.set(DASHBOARDS[role].flag, "true");
export const lowerFlag = (role: Role) => DASHBOARDS[role].store.remove(DASHBOARDS[role].flag);

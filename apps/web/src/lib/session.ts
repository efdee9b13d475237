import type { User } from "@repo/contract/http/roles";
import { DASHBOARDS } from "./dashboards";
import { requestSignIn } from "./sign-in-request";

type ReadUser = () => Promise<User | null>;

/** Whether a session had ended and the person has signed in again. A 403 stays a 403 if that can't be checked. */
export async function isRenewed({ status }: Response, readUser: ReadUser): Promise<boolean> {
  const isEnded = status === 401 || !(await hasSession(readUser).catch(() => true));
  return isEnded && requestSignIn();
}

export const ensureSession = async (readUser: ReadUser) => (await hasSession(readUser)) || requestSignIn();

/** Whether there is a session for this dashboard. Signing in to the other one ends it. */
async function hasSession(readUser: ReadUser): Promise<boolean> {
  const user = await readUser();
  return user !== null && location.pathname.startsWith(DASHBOARDS[user.role].home);
}

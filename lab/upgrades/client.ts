import { createPanel, signInToPanel } from "../../packages/testing/src/panel.ts";

export type Account = { email: string; password: string };

/** Where an instance answers, and who signs in to it. */
export type Place = { site: string; cms: string; accounts: Record<"panel" | "jobs" | "blog" | "own", Account> };

/** Of the role that the firm made, with its own permissions. */
export const OWN_ROLE = "Keeper of questions";
export const OWN_ACCOUNT: Account = { email: "ravi@example.com", password: "Keeper-of-questions-1" };

export function placeOf(site: string, cms: string, accounts: Record<string, string>): Place {
  const account = (name: string) => ({
    email: accounts[`${name}_EMAIL`] ?? "",
    password: accounts[`${name}_PASSWORD`] ?? "",
  });
  return {
    site,
    cms,
    accounts: {
      panel: account("STRAPI_ADMIN"),
      jobs: account("JOBS_ADMIN"),
      blog: account("BLOG_ADMIN"),
      own: OWN_ACCOUNT,
    },
  };
}

/** @returns what asks a dashboard's API, and throws unless it is answered with success. */
export async function signInToDashboard({ site, accounts }: Place, door: "jobs" | "blog") {
  const signedIn = await fetch(`${site}/api/auth/${door}/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify(accounts[door]),
  });
  if (!signedIn.ok) throw new Error(`The sign-in to the ${door} dashboard answers ${signedIn.status}.`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");

  async function ask(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(site + path, {
      method,
      headers: { cookie, origin: site, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  return {
    cookie,
    ask,
    get: async <Result>(method: string, path: string, body?: object): Promise<Result> =>
      (await ask(method, path, body)).json() as Promise<Result>,
  };
}

export async function openPanel({ cms, accounts }: Place, account = accounts.panel) {
  return createPanel(cms, await signInToPanel(cms, account));
}

export type Panel = Awaited<ReturnType<typeof openPanel>>;

import accounts from "../../packages/testing/accounts.json" with { type: "json" };
import { createJar } from "../../packages/testing/src/jar.ts";

const TIMEOUT_MS = 30_000;

export const ACCOUNTS = {
  panel: { email: accounts.STRAPI_ADMIN_EMAIL, password: accounts.STRAPI_ADMIN_PASSWORD },
  jobs: { email: accounts.JOBS_ADMIN_EMAIL, password: accounts.JOBS_ADMIN_PASSWORD },
  blog: { email: accounts.BLOG_ADMIN_EMAIL, password: accounts.BLOG_ADMIN_PASSWORD },
};

export type Dashboard = Awaited<ReturnType<typeof signInToDashboard>>;

export async function signInToDashboard(site: string, door: "jobs" | "blog") {
  const jar = createJar();
  async function ask(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(site + path, {
      method,
      headers: { cookie: jar.header(), origin: site, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    jar.keep(answer);
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  await ask("POST", `/api/auth/${door}/login`, ACCOUNTS[door]);
  return {
    jar,
    ask,
    get: async <Result>(method: string, path: string, body?: object): Promise<Result> =>
      (await ask(method, path, body)).json() as Promise<Result>,
  };
}

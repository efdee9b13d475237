import { createJar } from "./jar.ts";

export type Account = { email: string; password: string };

export type Panel = ReturnType<typeof createPanel>;

export async function signInToPanel(cmsUrl: string, { email, password }: Account): Promise<string> {
  const answer = await fetch(`${cmsUrl}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Signs in, and again once the session has ended, by cookie or else password. @throws when that is refused. */
export async function openPanel(cmsUrl: string, account: Account, timeoutMs?: number) {
  const jar = createJar();
  async function enter(path: string, body: object): Promise<string> {
    const headers = { "content-type": "application/json", cookie: jar.header() };
    const answer = await fetch(cmsUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
    jar.keep(answer);
    if (!answer.ok) throw new Error(`POST ${path} answers ${answer.status}`);
    return ((await answer.json()) as { data: { token: string } }).data.token;
  }
  const signIn = () => enter("/admin/login", account);
  let token = await signIn();
  const renew = async () => (token = await enter("/admin/access-token", {}).catch(signIn));
  return createPanel(cmsUrl, () => token, { timeoutMs, renew });
}

type Options = { timeoutMs?: number; renew?: () => Promise<unknown> };

export function createPanel(cmsUrl: string, token: string | (() => string), { timeoutMs, renew }: Options = {}) {
  async function ask(
    method: string,
    path: string,
    body?: FormData | object,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const send = () =>
      fetch(cmsUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${typeof token === "string" ? token : token()}`,
          ...(body && !isForm && { "content-type": "application/json" }),
          ...headers,
        },
        body: isForm ? body : body && JSON.stringify(body),
        ...(timeoutMs && { signal: AbortSignal.timeout(timeoutMs) }),
      });
    const answer = await send();
    if (answer.status !== 401 || !renew) return answer;
    await renew();
    return send();
  }

  /** @throws when the panel would show an error. */
  async function get<Result>(method: string, path: string, body?: FormData | object): Promise<Result> {
    const answer = await ask(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
    return JSON.parse(text || "null") as Result;
  }

  return {
    ask,
    get,
    collection<Entry extends { documentId: string }>(type: string) {
      const address = `/content-manager/collection-types/${type.includes("::") ? type : `api::${type}.${type}`}`;
      const data = async (method: string, path: string, body?: object) =>
        (await get<{ data: Entry }>(method, address + path, body)).data;
      return {
        address,
        list: async () => (await get<{ results: Entry[] }>("GET", `${address}?pageSize=100`)).results,
        read: (id: string, status: "draft" | "published" = "draft") => data("GET", `/${id}?status=${status}`),
        draft: (fields: object, id?: string) => data(id ? "PUT" : "POST", id ? `/${id}` : "", fields),
        publish: (fields: object, id?: string) => data("POST", `${id ? `/${id}` : ""}/actions/publish`, fields),
        remove: (id: string) => ask("DELETE", `${address}/${id}`),
      };
    },
  };
}

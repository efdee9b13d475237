import { randomUUID } from "node:crypto";
import type { Actor } from "@repo/testing/access";
import { product, SITE } from "../product";
import { panel } from "./environment";

/** Shorter than the five minutes for which a token of the content API is valid. */
const TOKEN_MS = 3 * 60_000;

export type Asker = Actor | "the site";
type Headers = Record<string, string>;

const accounts = {
  "jobs-admin": { door: "jobs", email: product.JOBS_ADMIN_EMAIL, password: product.JOBS_ADMIN_PASSWORD },
  "blog-admin": { door: "blog", email: product.BLOG_ADMIN_EMAIL, password: product.BLOG_ADMIN_PASSWORD },
};

const known = new Map<string, { headers: Headers; since: number }>();

/** Returns the headers by which the CMS knows an actor. The site's accounts reach it through the site. */
export const atCms = (actor: Asker): Promise<Headers> =>
  remembered(`cms ${actor}`, async (): Promise<Headers> => {
    if (actor === "nobody") return {};
    if (actor === "the site") return { ...SITE, "x-client-address": "attack" };
    if (actor === "Super Admin") return { authorization: `Bearer ${process.env.PANEL_TOKEN}` };
    if (actor === "API token") return { authorization: `Bearer ${await apiToken()}` };
    if (!(actor in accounts)) return { authorization: `Bearer ${await panelToken(actor)}` };
    return { ...SITE, authorization: `Bearer ${await contentToken(actor as keyof typeof accounts)}` };
  });

/** Returns the headers by which the site knows an actor. It doesn't know the panel's accounts. */
export const atSite = (actor: Asker): Promise<Headers> =>
  remembered(`site ${actor}`, async (): Promise<Headers> => {
    if (!(actor in accounts)) return {};
    const { door, ...account } = accounts[actor as keyof typeof accounts];
    const answer = await post(`${product.SITE_URL}/api/auth/${door}/login`, account);
    return {
      cookie: answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    };
  });

async function remembered(key: string, signIn: () => Promise<Headers>): Promise<Headers> {
  const held = known.get(key);
  if (held && (Date.now() - held.since < TOKEN_MS || !/-admin$/.test(key))) return held.headers;
  const headers = await signIn();
  known.set(key, { headers, since: Date.now() });
  return headers;
}

async function contentToken(role: keyof typeof accounts): Promise<string> {
  const { email, password } = accounts[role];
  const headers = { ...SITE, "x-client-address": "attack" };
  const answer = await post(`${product.CMS_URL}/api/sessions`, { email, password, role }, headers);
  return ((await answer.json()) as { access: { token: string } }).access.token;
}

/** Creates a token with full access, as an administrator. */
async function apiToken(): Promise<string> {
  const token = { name: randomUUID(), description: "", type: "full-access", lifespan: null };
  const { data } = await panel().get<{ data: { accessKey: string } }>("POST", "/admin/api-tokens", token);
  return data.accessKey;
}

async function panelToken(name: Actor): Promise<string> {
  const roles = await panel().get<{ data: { id: number; name: string }[] }>("GET", "/admin/roles");
  const role = roles.data.find((role) => role.name === name);
  const [firstname, lastname] = [name, "Attacker"];
  const invited = await panel().get<{ data: { registrationToken: string } }>("POST", "/admin/users", {
    email: `${randomUUID()}@example.com`,
    firstname,
    lastname,
    roles: [role?.id],
  });
  const answer = await post(`${product.CMS_URL}/admin/register`, {
    registrationToken: invited.data.registrationToken,
    userInfo: { firstname, lastname, password: `Aa1-${randomUUID()}` },
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

function post(address: string, body: object, headers: Headers = {}): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

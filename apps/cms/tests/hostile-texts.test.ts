// @module-tag full
import path from "node:path";
import { slowExpressions } from "@repo/testing/expressions";
import { eachRoute, expectLinear, processorOf, type Server, SHORT } from "@repo/testing/linear-cost";
import { signInToPanel } from "@repo/testing/panel";
import type { Route, Types } from "@repo/testing/probe";
import { headerText, KNOWN_PUMPS, pumped, pumpedFields, shown } from "@repo/testing/pumped-texts";
import { slowPanelPassword } from "@repo/testing/quick-passwords";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Probed, startProbed } from "./probed";
import { PANEL_ACCOUNT } from "./setup/start-cms";
import { bySite, signInTo } from "./sign-in";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** These routes end the sessions that the others need. */
const ENDING = /^\/admin\/(logout|users\/me\/sessions.*)$|^\/api\/(sessions\/end|auth\/logout|auth\/sessions.*)$/;

/** Four times as much is less than half of a body's limit, which leaves room for escapes. */
const LONG = 400_000;

const NAMES =
  "email identifier username password passwordConfirmation currentPassword firstname lastname preferedLanguage registrationToken resetPasswordToken deviceId code name description url type lifespan events headers permissions roles ids id action value key to subject text html message template locale field data token refreshToken slug title color menuLogo urls folder path fileInfo caption alternativeText q page sort filters filename status role clientAddress uid contentTypeUID".split(
    " ",
  );
const HEADERS = [
  "accept",
  "accept-language",
  "accept-encoding",
  "authorization",
  "content-type",
  "cookie",
  "forwarded",
  "host",
  "idempotency-key",
  "if-none-match",
  "if-modified-since",
  "origin",
  "range",
  "referer",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-preview",
  "x-request-id",
];

let cms: Probed;
let server: Server;
let routes: { method: string; path: string }[];
let types: Types;
let sessions: Record<string, string>[];

beforeAll(async () => {
  cms = await startProbed();
  server = { url: cms.settings.CMS_URL ?? "", socket: cms.socket };
  const listed = await cms.ask<Route[]>("/routes");
  routes = listed.flatMap(({ methods, path }) =>
    METHODS.filter((method) => methods.includes(method) && !ENDING.test(path)).map((method) => ({ method, path })),
  );
  types = await cms.ask("/types");
  const { settings } = cms;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const site = bySite(settings);
  sessions = [
    {},
    bearer(await signInToPanel(settings.CMS_URL ?? "", PANEL_ACCOUNT)),
    ...(await Promise.all(
      (["jobs-admin", "blog-admin"] as const).map(async (role) => {
        const { access } = (await (await signInTo(settings, role)).json()) as { access: { token: string } };
        return { ...bearer(access.token), ...site };
      }),
    )),
  ];
});

afterAll(() => cms?.stop());

function inPath(path: string, parameter: string): string {
  return path.replace(/[:{]\w+[?}]?/g, parameter).replace(/\(.*?\)|\*/g, "");
}

/** Returns the attributes of the type in the address, or else all names that any route accepts. */
const namesFor = (model?: string) => (model ? Object.keys(types[model] ?? {}) : NAMES);

describe("costs the CMS no more than its length, on every route:", () => {
  it("a text in the address or in the query", () =>
    eachRoute(routes, async ({ method, path }, pump, at) => {
      const session = sessions[at % sessions.length];
      await expectLinear(server, `${method} ${path} ${shown(pump)}`, SHORT / 3, (length) => {
        const text = encodeURIComponent(headerText(pumped(pump, length))).slice(0, length);
        const query = [`?${text}=${text}`, `?filters[email][$eq]=${text}`, `?sort=${text}&q=${text}`][at % 3];
        return { method, path: inPath(path, at % 2 ? text : "1") + query, headers: session };
      });
    }));

  it("a text in a header", () =>
    eachRoute(routes, async ({ method, path }, pump, at) => {
      const name = HEADERS[at % HEADERS.length] ?? "";
      await expectLinear(server, `${method} ${path}, ${name}: ${shown(pump)}`, SHORT, (length) => {
        const text = headerText(pumped(pump, length));
        const body = method === "GET" ? undefined : "{}";
        return { method, path: inPath(path, "1"), headers: { ...sessions[at % sessions.length], [name]: text }, body };
      });
    }));

  it("a text in the body, long or short", async () => {
    const models = Object.keys(types);
    await eachRoute(routes, async ({ method, path }, pump, at) => {
      if (method === "GET") return;
      const model = path.startsWith("/content-manager/") ? models[at % models.length] : undefined;
      for (const length of [SHORT, LONG]) {
        const headers = { "content-type": "application/json", ...sessions[at % sessions.length] };
        await expectLinear(server, `${method} ${path} ${model ?? ""} ${shown(pump)}`, length, (length) => ({
          method,
          path: inPath(path.replace(/:(model|uid)/, model ?? "1"), "1"),
          headers,
          body: pumpedFields(namesFor(model), pump, length, at),
        }));
      }
    });
  });
});

it("an address of two hundred characters that is none is refused at once, wherever Strapi asks for one", async () => {
  const { CMS_URL = "" } = cms.settings;
  const panel = sessions[1];
  const role = { connect: [{ id: 1 }] };
  for (const [method, path, fields] of [
    ["POST", "/admin/forgot-password", {}],
    ["POST", "/admin/register-admin", { firstname: "A", password: "Aa1aaaaaa" }],
    ["POST", "/admin/users", { firstname: "A", roles: [1] }],
    ["PUT", "/admin/users/me", {}],
    [
      "POST",
      "/content-manager/collection-types/plugin::users-permissions.user",
      { username: "A", password: "A", role },
    ],
  ] as const) {
    for (const pump of KNOWN_PUMPS) {
      const answer = await fetch(CMS_URL + path, {
        method,
        headers: { "content-type": "application/json", ...panel },
        body: JSON.stringify({ ...fields, email: pumped(pump, 200) }),
      });
      expect(answer.status, path).toBe(400);
      expect(await answer.text(), path).toContain("email must be a valid email");
    }
  }
});

it("the panel's sign-in costs as much for an unknown address as for a known one", async () => {
  slowPanelPassword(path.join(cms.settings.DATA_DIR ?? "", "cms.sqlite"));
  const signIn = (email: string) =>
    processorOf(server, {
      method: "POST",
      path: "/admin/login",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "not-the-password" }),
    });
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 5; turn += 1) {
    known = Math.min(known, await signIn(PANEL_ACCOUNT.email));
    unknown = Math.min(unknown, await signIn("nobody@example.com"));
  }
  expect(unknown, `known ${known} ms, unknown ${unknown} ms`).toBeGreaterThan(known / 2);
  expect(known).toBeGreaterThan(unknown / 2);
});

it("somebody who has forgotten a password is answered alike with an account or without, though no mail leaves", async () => {
  const answers = [];
  for (const email of [PANEL_ACCOUNT.email, "nobody@example.com"]) {
    const answer = await fetch(`${cms.settings.CMS_URL}/admin/forgot-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    const {
      date: _date,
      "x-request-id": _id,
      "x-ratelimit-reset": _reset,
      ...headers
    } = Object.fromEntries(answer.headers);
    answers.push({ status: answer.status, headers, body: await answer.text() });
  }
  expect(answers[0]).toMatchObject({ status: 204, body: "" });
  expect(answers[1]).toEqual(answers[0]);
});

it("a webhook to a host whose name ends in a hyphen is refused at once", async () => {
  for (const host of [`${"a".repeat(20)}-`, `${"a".repeat(60)}-`, `a.${"a".repeat(70)}-b`, "a.."]) {
    const answer = await fetch(`${cms.settings.CMS_URL}/admin/webhooks`, {
      method: "POST",
      headers: { "content-type": "application/json", ...sessions[1] },
      body: JSON.stringify({ name: "A", url: `http://${host}/`, headers: {}, events: [] }),
    });
    expect(answer.status, host).toBe(400);
  }
});

it("what the CMS has loaded matches texts in linear time, or with a reason why it may take longer", async () => {
  expect(slowExpressions(await cms.ask<string[]>("/loaded"))).toEqual([]);
});

import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { product } from "../product";
import { ACCESS } from "./access";
import { ACTORS, type Actor, atCms } from "./actors";
import { ask } from "./client";
import { ENDS_SESSION, filled, type Route, routesOfCms } from "./routes";

const MODELS = [
  "api::job.job",
  "api::job-application.job-application",
  "api::form-answer.form-answer",
  "api::faq.faq",
  "api::home-page.home-page",
];
const MODEL = /^(model|uid|contentType)$/;
const NOTHING = "999999";
const REFUSED = [401, 403];

const isContentApi = ({ path }: Route) => path.startsWith("/api/");

/** Each with a type of content, where a route has one; every other parameter names nothing. */
function questions(route: Route): { name: string; path: string }[] {
  const name = `${route.method} ${route.path}`;
  if (!/:(model|uid|contentType)\b/.test(route.path)) return [{ name, path: filled(route.path, () => NOTHING) }];
  return MODELS.map((model) => ({
    name: `${name} ${model}`,
    path: filled(route.path, (parameter) => (MODEL.test(parameter) ? model : NOTHING)),
  }));
}

async function isLetThrough(actor: Actor, { method }: Route, path: string): Promise<boolean> {
  const sent = method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
  const headers = { ...sent.headers, ...(await atCms(actor)) };
  const { status } = await ask(product.CMS_URL, { method, path, ...sent, headers });
  return !REFUSED.includes(status);
}

test("each account is let through to what the table says, and to nothing else", async () => {
  const routes = routesOfCms().filter(
    (route) => !isContentApi(route) && !ENDS_SESSION.test(`${route.method} ${route.path}`),
  );
  const found: Record<string, Actor[]> = {};
  for (const route of routes) {
    for (const { name, path } of questions(route)) {
      const through: Actor[] = [];
      for (const actor of ACTORS) if (await isLetThrough(actor, route, path)) through.push(actor);
      found[name] = through;
    }
  }
  if (process.env.ATTACK_FOUND) writeFileSync(process.env.ATTACK_FOUND, JSON.stringify(found));
  expect(found, "access.ts names each route, and who may").toEqual(ACCESS);
});

test("an account of the panel is nobody to the content API", async () => {
  for (const route of routesOfCms().filter(isContentApi)) {
    const path = filled(route.path, () => NOTHING);
    for (const actor of ["Content editor", "Form answers", "Recruiter", "Reviewer", "Super Admin"] as const) {
      const name = `${actor}: ${route.method} ${route.path}`;
      expect((await isLetThrough(actor, route, path)) && !(await isLetThrough("nobody", route, path)), name).toBe(
        false,
      );
    }
  }
});

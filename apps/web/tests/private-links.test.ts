import { expect, it } from "vitest";
import { privateLinks } from "../server/steps/private-links.ts";
import { serveMiddleware } from "./middleware";

const TOKEN = `${"a-_9".repeat(10)}xyz`;

async function passed(path: string, headers = {}): Promise<unknown> {
  const ask = await serveMiddleware([privateLinks], (response) => {
    const { url, headers } = response.req;
    response.end(JSON.stringify([url, headers["x-application-token"] ?? null]));
  });
  return (await ask(path, { headers })).json();
}

it.each([
  [`/applications/${TOKEN}`, ["/applications/mine", TOKEN]],
  [`/applications/${TOKEN}?told=kept`, ["/applications/mine?told=kept", TOKEN]],
  [`/applications/${TOKEN}/delete?_rsc=1`, ["/applications/mine/delete?_rsc=1", TOKEN]],
  [`/applications/${TOKEN}/`, ["/applications/mine", TOKEN]],
  [`/applications/${TOKEN}/delete/`, ["/applications/mine/delete", TOKEN]],
  ["/applications/deleted/", ["/applications/deleted/", null]],
  ["/applications/cut-off", ["/applications/mine", "cut-off"]],
  ["/applications/mine", ["/applications/mine", "mine"]],
  ["/applications/lost-linked", ["/applications/mine", "lost-linked"]],
  ["/applications/lost-link?told=email", ["/applications/lost-link?told=email", null]],
  ["/applications/deleted", ["/applications/deleted", null]],
  [`/applications/calendar/${TOKEN}.ics`, ["/api/interview-feed", TOKEN]],
  [`/applications/calendar/${TOKEN}`, [`/applications/calendar/${TOKEN}`, null]],
  [`/careers/${TOKEN}`, [`/careers/${TOKEN}`, null]],
])("the key of %s reaches Next.js in a header alone", async (path, expected) => {
  expect(await passed(path)).toEqual(expected);
});

it("nobody sends that header", async () => {
  expect(await passed("/applications/lost-link", { "x-application-token": TOKEN })).toEqual([
    "/applications/lost-link",
    null,
  ]);
});

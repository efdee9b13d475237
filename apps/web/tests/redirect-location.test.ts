import { expect, it } from "vitest";
import { fixRedirectLocation } from "../server/steps/redirect-location.ts";
import { serveMiddleware } from "./middleware";

it("a Location that is set twice is sent once", async () => {
  const ask = await serveMiddleware([fixRedirectLocation], (answer) => {
    for (const value of ["/services", "/services"]) answer.appendHeader("Location", value);
    answer.writeHead(308).end();
  });
  expect((await ask("/services/nothing")).headers.get("location")).toBe("/services");
});

it("an entry that has become a redirect without Location redirects to its list", async () => {
  const lost = await serveMiddleware([fixRedirectLocation], (answer) => answer.writeHead(307).end());
  expect((await lost("/careers/keeper")).headers.get("location")).toBe("/careers");
  const told = await serveMiddleware([fixRedirectLocation], (answer) =>
    answer.writeHead(307, { Location: "/elsewhere" }).end(),
  );
  expect((await told("/careers/keeper")).headers.get("location")).toBe("/elsewhere");
});

it.each([
  ["/old?utm_source=naukri&q=%2F%23", "/new", "/new?utm_source=naukri&q=%2F%23"],
  ["/old?utm_source=naukri", "/new#faq", "/new?utm_source=naukri#faq"],
  ["/old?utm_source=naukri", "/new?from=old#faq?", "/new?from=old#faq?"],
  ["/old?next=//evil.example", "/", "/?next=//evil.example"],
  ["/old?", "/new", "/new?"],
  ["/old", "/new", "/new"],
  ["/api/preview?token=secret", "/new", "/new"],
])("%s, which leads to %s, is answered with %s", async (asked, to, location) => {
  const ask = await serveMiddleware([fixRedirectLocation], (answer) => answer.writeHead(308, { Location: to }).end());
  expect((await ask(asked)).headers.get("location")).toBe(location);
});

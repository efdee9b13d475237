import { expect, it } from "vitest";
import { fixRedirectLocation } from "../runtime/pipeline/redirect-location.ts";
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
  expect((await lost("/careers/keeper?from=mail")).headers.get("location")).toBe("/careers");
  const told = await serveMiddleware([fixRedirectLocation], (answer) =>
    answer.writeHead(307, { Location: "/elsewhere" }).end(),
  );
  expect((await told("/careers/keeper")).headers.get("location")).toBe("/elsewhere");
});

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { mendAnswer } from "../server/mend-answers.ts";

function answerTo(url: string): ServerResponse {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  mendAnswer(request, response);
  return response;
}

it("a header that is set twice with the same value is said once", () => {
  const response = answerTo("/services/nothing");
  for (const value of ["/services", "/services"]) response.appendHeader("Location", value);
  expect(response.getHeader("location")).toBe("/services");
  for (const value of ["a=1", "b=2"]) response.appendHeader("Set-Cookie", value);
  expect(response.getHeader("set-cookie")).toEqual(["a=1", "b=2"]);
});

it("an entry that has become a redirect leads to its list, unless it says where", () => {
  const lost = answerTo("/careers/keeper?from=mail");
  lost.writeHead(307);
  expect(lost.getHeader("location")).toBe("/careers");
  const told = answerTo("/careers/keeper");
  told.setHeader("Location", "/elsewhere");
  told.writeHead(307);
  expect(told.getHeader("location")).toBe("/elsewhere");
});

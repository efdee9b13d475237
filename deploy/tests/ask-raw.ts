import { once } from "node:events";
import { type Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type Question = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
};

/** Sends address and headers exactly as written, which `fetch` would not. */
export async function askRaw(origin: string, { path, method, headers, body, agent }: Question) {
  const { hostname, port } = new URL(origin);
  const options: RequestOptions = { hostname, port, path, headers, agent, ...(method && { method }) };
  const asked = request(options);
  // An answer may come before the body has been sent.
  asked.on("error", () => {});
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

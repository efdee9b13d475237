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
  asked.end(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once("response", resolve);
    // An answer may come before the body has been sent, and after an error of sending it.
    asked.on("error", (error) => asked.once("close", () => reject(error)));
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Uses a new connection, because the server may just be closing a kept-alive one. A body makes it a POST. */
export function onItsOwn(address: string, headers: Record<string, string> = {}, body?: string) {
  return new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
    const options = { method: body ? "POST" : "GET", headers, agent: false };
    const asked = request(address, options, async (answer) => resolve([answer.statusCode, await text(answer)]));
    asked.on("error", reject).end(body);
  });
}

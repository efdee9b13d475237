import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { panel } from "./cms";
import { sql } from "./database";

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

it("a webhook reaches whom an administrator has named, and nobody that its receiver leads to", async () => {
  const asked: string[] = [];
  const stranger = await listen((_, response) => {
    asked.push("stranger");
    response.end();
  });
  const receiver = await listen((_, response) => {
    asked.push("receiver");
    response.writeHead(307, { location: stranger.url }).end();
  });
  const webhook = { name: "Receiver", url: "https://receiver.example.com", headers: {}, events: ["entry.publish"] };
  const { data } = await panel.get<{ data: { id: number } }>("POST", "/admin/webhooks", webhook);
  // Strapi accepts no address in a private network.
  await sql("update strapi_webhooks set url = ? where id = ?", receiver.url, data.id);
  const told = await panel.get<{ data: { statusCode: number } }>("POST", `/admin/webhooks/${data.id}/trigger`, {});
  expect(told.data.statusCode).toBe(307);
  expect(asked).toEqual(["receiver"]);
  await panel.ask("DELETE", `/admin/webhooks/${data.id}`);
  receiver.close();
  stranger.close();
});

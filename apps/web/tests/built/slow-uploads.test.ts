import { request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { listen, startSite } from "../site";
import { METRICS_TOKEN } from "./shared-sites";

const MB = 1024 ** 2;
const [UPLOADS, BYTES] = [50, 3 * MB];

it("the site keeps nothing of forms that come slowly", { tags: ["full"] }, async () => {
  let arrived = 0;
  const cms = await listen((incoming) => incoming.on("data", (piece: Buffer) => (arrived += piece.length)));
  onTestFinished(cms.close);
  const site = await startSite(cms.url, { METRICS_TOKEN });
  onTestFinished(site.stop);
  const memory = async () => {
    const answer = await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/^nodejs_external_memory_bytes\S* (\S+)/m.exec(await answer.text())?.[1]);
  };
  const send = () => {
    const sent = request(`${site.url}/api/applications`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": BYTES + 1 },
    });
    onTestFinished(() => void sent.on("error", () => {}).destroy());
    sent.write(Buffer.alloc(BYTES, "a"));
  };
  send();
  await expect.poll(() => arrived).toBe(BYTES);
  const before = await memory();
  for (let upload = 1; upload < UPLOADS; upload += 1) send();
  await expect.poll(() => arrived, { timeout: 120_000 }).toBe(UPLOADS * BYTES);
  // What was passed on is freed with the next collection.
  const held = async () => ((await memory()) - before) / MB;
  await expect.poll(held, { timeout: 30_000, message: `MB of ${(UPLOADS * BYTES) / MB}` }).toBeLessThan(75);
});

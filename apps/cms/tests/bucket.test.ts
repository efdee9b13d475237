import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, it } from "vitest";

/** Runs scripts/bucket.mts against a store that answers a question for the bucket so. */
async function makeBucket(status: number) {
  const asked: string[] = [];
  const store = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split("?")[0]}`);
    response.writeHead(request.method === "HEAD" ? status : 200).end();
  });
  await once(store.listen(0, "127.0.0.1"), "listening");
  const child = spawn(process.execPath, ["scripts/bucket.mts"], {
    env: {
      ...process.env,
      ...inject("settings"),
      UPLOAD_PROVIDER: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
      S3_REGION: "us-east-1",
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    stdio: "ignore",
  });
  const [code] = await once(child, "close");
  store.close();
  return { asked, code };
}

it("the bucket is made when it is missing", async () => {
  expect(await makeBucket(404)).toEqual({ asked: ["HEAD /pictures/", "PUT /pictures/"], code: 0 });
});

it("the bucket that is there is left alone", async () => {
  expect(await makeBucket(200)).toEqual({ asked: ["HEAD /pictures/"], code: 0 });
});

it("a store that refuses the keys ends the start", async () => {
  expect(await makeBucket(403)).toEqual({ asked: ["HEAD /pictures/"], code: 1 });
});

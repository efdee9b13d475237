import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, it } from "vitest";

/** Runs scripts/bucket.mts against a store without checksums that answers a request for an object with this error. */
async function makeBucket(status: number, error: string) {
  const asked: string[] = [];
  const store = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split("?")[0]}`);
    if (Object.keys(request.headers).some((name) => name.includes("checksum"))) response.writeHead(501).end();
    else if (request.method === "GET") {
      response.writeHead(status, { "Content-Type": "application/xml" }).end(`<Error><Code>${error}</Code></Error>`);
    } else response.writeHead(200).end();
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

const QUESTION = "GET /pictures/uploads/.probe";

it("the bucket is made when it is missing", async () => {
  expect(await makeBucket(404, "NoSuchBucket")).toEqual({ asked: [QUESTION, "PUT /pictures/"], code: 0 });
});

it("the bucket that is there is left alone", async () => {
  expect(await makeBucket(404, "NoSuchKey")).toEqual({ asked: [QUESTION], code: 0 });
});

it("a store that refuses the keys ends the start", async () => {
  expect(await makeBucket(403, "InvalidAccessKeyId")).toEqual({ asked: [QUESTION], code: 78 });
});

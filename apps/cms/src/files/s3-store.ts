import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { s3Options } from "@repo/process/settings";
import pLimit from "p-limit";
import type { FileStore } from "./file-store";

const oneOfFew = pLimit(8);

type S3Settings = { endpoint?: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };

export function createS3Client(settings: S3Settings): S3Client {
  return new S3Client({
    ...s3Options(settings),
    // Both attempts must fail before the applicant gives up waiting.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    maxAttempts: 2,
  });
}

export function createS3Store(settings: S3Settings): FileStore {
  const client = createS3Client(settings);
  const Bucket = settings.bucket;

  return {
    async put(key, content, type) {
      await oneOfFew(async () => {
        // The client repeats no request with a stream.
        const Body = Buffer.from(await content.arrayBuffer());
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentType: type, IfNoneMatch: "*" }));
      });
    },

    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *list(folder = "resumes") {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, storedAt: LastModified };
        }
      }
    },
  };
}

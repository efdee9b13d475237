/** Creates the private bucket in the settings, unless it exists. */
import { CreateBucketCommand, HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { readSettings } from "./app.mts";

const { s3 } = readSettings();
if (s3) {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: Boolean(endpoint) });
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode !== 404) {
      console.error(`S3_BUCKET: the store at ${endpoint ?? region} does not show ${Bucket} (${name}).`);
      process.exit(1);
    }
    await client.send(new CreateBucketCommand({ Bucket }));
    console.log(`Made the bucket ${Bucket}.`);
  }
}

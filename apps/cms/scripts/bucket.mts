/** Makes the bucket that the settings name, unless it is there; it stays private. */
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
    if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket }));
    console.log(`Made the bucket ${Bucket}.`);
  }
}

/** Creates the private bucket in the settings, unless it exists. */
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { EXIT_WRONG_SETTING, SettingsError } from "@repo/process/settings";
import { readSettings } from "./app.mts";
import { hasBucket } from "./has-bucket.mts";

const { s3 } = readSettings();
try {
  if (s3 && !(await hasBucket(s3))) {
    const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: Boolean(endpoint) });
    await client.send(new CreateBucketCommand({ Bucket }));
    console.log(`Made the bucket ${Bucket}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof SettingsError ? EXIT_WRONG_SETTING : 1);
}

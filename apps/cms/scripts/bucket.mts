import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { EXIT_WRONG_SETTING, SettingsError, s3Options } from "@repo/process/settings";
import { readSettings } from "./app.mts";
import { hasBucket } from "./has-bucket.mts";

const { s3 } = readSettings();
try {
  if (s3 && !(await hasBucket(s3))) {
    await new S3Client(s3Options(s3)).send(new CreateBucketCommand({ Bucket: s3.bucket }));
    console.log(`Made the bucket ${s3.bucket}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof SettingsError ? EXIT_WRONG_SETTING : 1);
}

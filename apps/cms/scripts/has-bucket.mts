import { GetObjectCommand, S3Client, type S3ServiceException } from "@aws-sdk/client-s3";
import { type cmsSettings, SettingsError, s3Options } from "@repo/process/settings";

type S3 = NonNullable<ReturnType<typeof cmsSettings>["s3"]>;

const TIMEOUT_MS = 5_000;

/** Reads an object that doesn't exist. @throws {SettingsError} that names the setting which the store refuses. */
export async function hasBucket(s3: S3): Promise<boolean> {
  const { endpoint, region, bucket } = s3;
  const client = new S3Client({
    ...s3Options(s3),
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS, throwOnRequestTimeout: true },
    maxAttempts: 1,
  });
  const store = `the store at ${endpoint ?? region}`;
  try {
    await client.send(new GetObjectCommand({ Bucket: bucket, Key: "uploads/.probe" }));
    return true;
  } catch (error) {
    const { name, code, $metadata } = error as S3ServiceException & { code?: string };
    if (!$metadata?.httpStatusCode) {
      throw new SettingsError(
        `${endpoint ? "S3_ENDPOINT" : "S3_REGION"}: ${store} can't be reached (${code ?? name}).`,
      );
    }
    switch (name) {
      case "NoSuchKey":
        return true;
      case "NoSuchBucket":
        return false;
      case "InvalidAccessKeyId":
        throw new SettingsError(`S3_ACCESS_KEY_ID: ${store} doesn't know this key.`);
      case "SignatureDoesNotMatch":
        throw new SettingsError(`S3_SECRET_ACCESS_KEY doesn't belong to S3_ACCESS_KEY_ID, says ${store}.`);
      case "PermanentRedirect":
      case "AuthorizationHeaderMalformed":
        throw new SettingsError(`S3_REGION: the bucket ${bucket} isn't in ${region} (${name}).`);
      case "AccessDenied":
        throw new SettingsError(`S3_BUCKET: ${store} doesn't show ${bucket} to this key (AccessDenied).`);
      default:
        throw new SettingsError(`S3_ENDPOINT: ${store} answers ${$metadata.httpStatusCode} (${name}).`);
    }
  }
}

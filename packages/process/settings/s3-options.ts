type S3 = { endpoint?: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Options for each client of the store. Backblaze B2 and others refuse the checksums that the SDK adds by itself. */
export const s3Options = ({ endpoint, region, accessKeyId, secretAccessKey }: S3) => ({
  endpoint,
  region,
  forcePathStyle: Boolean(endpoint),
  credentials: { accessKeyId, secretAccessKey },
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
});

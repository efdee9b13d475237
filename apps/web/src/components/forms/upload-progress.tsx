/** Announced once; screen readers can query the progress bar. */
export function UploadProgress({ share, what }: { share: number | undefined; what: string }) {
  if (share === undefined) return <div role="status" />;
  return (
    <>
      <p className="mt-5 flex justify-between font-medium text-sm">
        <span role="status">{`Sending ${what}…`}</span>
        <span aria-hidden>{Math.round(share * 100)} %</span>
      </p>
      <progress value={share} max={1} aria-label={`Sent of ${what}`} className="progress mt-2" />
    </>
  );
}

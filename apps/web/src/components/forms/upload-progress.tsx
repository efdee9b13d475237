import { Button } from "@repo/ui/button";
import type { MouseEvent } from "react";

type UploadProgressProps = { share: number | undefined; what: string; onCancel: () => void };

/** Announces the upload once. Screen readers can query the progress bar. */
export function UploadProgress({ share, what, onCancel }: UploadProgressProps) {
  if (share === undefined) return <div role="status" />;

  function cancel({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // This button is about to disappear.
    currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    onCancel();
  }

  return (
    <>
      <p className="mt-5 flex justify-between font-medium text-sm">
        <span role="status">{`Sending ${what}…`}</span>
        <span aria-hidden>{Math.round(share * 100)} %</span>
      </p>
      <progress value={share} max={1} aria-label={`Sent of ${what}`} className="progress mt-2" />
      <Button look="outline" size="small" className="mt-3" onClick={cancel}>
        Cancel
      </Button>
    </>
  );
}

import { type ErrorBody, type ErrorCode, errorText } from "@repo/rules/errors";

type Sending = {
  idempotencyKey: string;
  /** The error when there is no answer. */
  failed: ErrorCode;
  /** Gets 0 to 1. */
  onProgress: (share: number) => void;
};

/** Never rejects. `XMLHttpRequest`, since `fetch` reports no upload progress. */
export function sendMultipart(
  address: string,
  data: FormData,
  { idempotencyKey, failed, onProgress }: Sending,
): Promise<"sent" | ErrorBody> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const unsaved: ErrorBody = { error: { code: failed, message: errorText(failed) } };
    request.open("POST", address);
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(request.status === 201 ? "sent" : (request.response ?? unsaved));
    request.onerror = () => resolve(unsaved);
    request.send(data);
  });
}

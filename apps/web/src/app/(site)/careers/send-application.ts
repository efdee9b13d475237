import type { ErrorBody } from "@repo/rules/errors";
import { APPLICATION_SAVE_FAILED } from "@repo/rules/resume";

/** Never rejects. `XMLHttpRequest`, since `fetch` reports no upload progress; `onProgress` gets 0 to 1. */
export function sendApplication(
  data: FormData,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<"sent" | ErrorBody> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const unsaved: ErrorBody = { error: { code: "APPLICATION_SAVE_FAILED", message: APPLICATION_SAVE_FAILED } };
    request.open("POST", "/api/applications");
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(request.status === 201 ? "sent" : (request.response ?? unsaved));
    request.onerror = () => resolve(unsaved);
    request.send(data);
  });
}

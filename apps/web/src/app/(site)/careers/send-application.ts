import { type ErrorBody, errorText } from "@repo/rules/errors";

/** Never rejects. `XMLHttpRequest`, since `fetch` reports no upload progress; `onProgress` gets 0 to 1. */
export function sendApplication(
  data: FormData,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<"sent" | ErrorBody> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const code = "APPLICATION_SAVE_FAILED";
    const unsaved: ErrorBody = { error: { code, message: errorText(code) } };
    request.open("POST", "/api/applications");
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(request.status === 201 ? "sent" : (request.response ?? unsaved));
    request.onerror = () => resolve(unsaved);
    request.send(data);
  });
}

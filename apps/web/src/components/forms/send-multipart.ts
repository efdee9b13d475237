import { type ErrorCode, errorIn, RuleError } from "@repo/contract/http/errors";

type Sending = {
  idempotencyKey: string;
  /** The error to report when there is no answer. */
  failed: ErrorCode;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The longest wait for the next piece to be sent. Servers wait longer. */
const STALLED_MS = 30_000;
/** The longest time for all of it: servers cut off whatever takes two minutes. */
const SENDING_MS = 115_000;
/** The longest wait for the answer. The site waits less for the CMS. */
const ANSWER_MS = 75_000;

const CHANGED = "The file has changed since you chose it. Choose it again.";
const KEPT = "What you filled in is still here. If you send it again, it is stored only once.";
const CANCELLED = `You cancelled before there was an answer. ${KEPT}`;
const SLOW = `Sending took two minutes, which is too long. Use a faster connection, or attach a smaller file. ${KEPT}`;
const STALLED = `The connection has stopped. Check it, and send again. ${KEPT}`;

/** Uses `XMLHttpRequest`, because `fetch` reports no upload progress. @throws {RuleError} also `failed` */
export async function sendMultipart(
  address: string,
  data: FormData,
  { idempotencyKey, failed, onProgress, signal }: Sending,
): Promise<void> {
  for (const [name, value] of [...data]) {
    if (!(value instanceof File)) continue;
    const read = await readFile(value);
    if (!read) throw new RuleError("VALIDATION_FAILED", CHANGED, { [name]: CHANGED });
    data.set(name, read);
  }
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), ms);
    };
    const until = Date.now() + SENDING_MS;
    let late = STALLED;
    request.open("POST", address);
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(loaded / total);
      if (loaded < total && Date.now() > until) {
        late = SLOW;
        return request.abort();
      }
      wait(loaded < total ? STALLED_MS : ANSWER_MS);
    };
    request.onload = () =>
      request.status === 201 ? resolve() : reject(errorIn(request.response) ?? new RuleError(failed));
    request.onerror = () => reject(new RuleError(failed));
    request.onabort = () => reject(new RuleError(failed, signal.aborted ? CANCELLED : late));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener("abort", () => request.abort());
    wait(STALLED_MS);
    request.send(data);
    if (signal.aborted) request.abort();
  });
}

/** Returns a copy that later changes on the disk can't break, or undefined if the file has already changed. */
async function readFile(file: File): Promise<File | undefined> {
  const content = await file.arrayBuffer().catch(() => undefined);
  return content?.byteLength === file.size ? new File([content], file.name, { type: file.type }) : undefined;
}

import { isBlank } from "../text/blank";

const ERRORS = {
  RESUME_MISSING: [400, "Please attach your résumé."],
  BAD_REQUEST: [400, "The request could not be understood."],
  INVALID_JSON: [400, "The body must be a JSON object."],
  INVALID_CREDENTIALS: [401, "The e-mail address or the password is wrong."],
  PASSKEY_UNKNOWN: [
    401,
    "This passkey was removed from its account. Sign in in another way, and delete it from your device.",
  ],
  UNAUTHENTICATED: [401, "Please sign in."],
  FORBIDDEN: [403, "You may not do this."],
  NOT_FOUND: [404, "There is nothing at this address."],
  FORM_NOT_FOUND: [404, "This form takes no answers any more."],
  JOB_NOT_FOUND: [404, "This job is no longer open."],
  CONFLICT: [409, "Someone else has changed this meanwhile."],
  FORM_CHANGED: [
    409,
    "This form has been changed since you opened the page. Please look through your answers, and send them again.",
  ],
  IDEMPOTENCY_CONFLICT: [409, "This application is already being sent."],
  JOBS_EXIST: [409, "Jobs already exist."],
  BODY_TOO_LARGE: [413, "The request is too large."],
  FILE_TOO_LARGE: [413, "The file is too large. Attach a smaller one."],
  RESUME_TOO_LARGE: [413, "The résumé is too large. Attach a smaller file."],
  FILE_TYPE_INVALID: [415, "Attach a PDF or a Word file (.pdf / .doc / .docx)."],
  RESUME_TYPE_INVALID: [415, "Attach a valid résumé file (.pdf / .doc / .docx)"],
  UNSUPPORTED_MEDIA_TYPE: [415, "Send the body as JSON."],
  VALIDATION_FAILED: [422, "Some fields need your attention."],
  RESUME_UNREADABLE: [422, "This résumé can’t be shown here. Download it to read it."],
  IDEMPOTENCY_MISMATCH: [422, "This Idempotency-Key belongs to another application."],
  RATE_LIMITED: [429, "Too many requests. Please wait a minute and try again."],
  INTERNAL_ERROR: [500, "Something went wrong on our side. Please try again."],
  ANSWER_SAVE_FAILED: [502, "Your answers could not be stored. Please try again."],
  RESUME_UPLOAD_FAILED: [502, "Resume upload failed. Try again."],
  APPLICATION_SAVE_FAILED: [502, "Could not save application."],
  MAIL_FAILED: [502, "Sorry, there was an error sending your message. Please try again later."],
  CMS_UNAVAILABLE: [503, "The service is not available right now. Please try again."],
  TABLE_MISSING: [503, "A table of the database is missing."],
} as const satisfies Record<string, [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

const isErrorCode = (code: unknown): code is ErrorCode => Object.hasOwn(ERRORS, String(code));

const RETRY_AFTER_S = 10;

/** `fields` comes only with VALIDATION_FAILED; `current`, the item as saved by someone else, only with CONFLICT. */
export type ErrorBody = {
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; current?: unknown };
};

type Details = {
  /** Seconds. */
  retryAfter?: number;
  current?: unknown;
  timedOut?: boolean;
};

export class RuleError extends Error {
  readonly status: number;
  readonly retryAfter?: number;
  readonly current?: unknown;
  /** Whether there was no answer in time. The change may have been made nevertheless. */
  readonly timedOut: boolean;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly fields?: Record<string, string>,
    { retryAfter, current, timedOut = false }: Details = {},
  ) {
    super(errorText(code, message));
    this.status = ERRORS[code][0];
    this.retryAfter = retryAfter ?? (this.status === 503 ? RETRY_AFTER_S : undefined);
    this.current = current;
    this.timedOut = timedOut;
  }

  toBody(): ErrorBody {
    const { code, message, fields, current } = this;
    return { error: { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) } };
  }
}

export function errorIn(body: unknown, retryAfter?: string | null): RuleError | undefined {
  const { code, message, fields, current } = (body as Partial<ErrorBody> | null | undefined)?.error ?? {};
  if (!code || !isErrorCode(code)) return undefined;
  return new RuleError(code, message, inWords(fields), { retryAfter: Number(retryAfter) || undefined, current });
}

export function errorText(code: ErrorCode, message?: string): string {
  return isSaid(message) ? message : ERRORS[isErrorCode(code) ? code : "INTERNAL_ERROR"][1];
}

/** Returns a text for each field, and `undefined` without fields, so that a form then shows the message. */
function inWords(fields: Record<string, unknown> | null | undefined): Record<string, string> | undefined {
  const texts = Object.entries(fields ?? {}).map(([name, text]) => [name, isSaid(text) ? text : "Please check this."]);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function isSaid(text: unknown): text is string {
  return typeof text === "string" && !isBlank(text);
}

export const ERROR_STATUS = {
  RESUME_MISSING: 400,
  BAD_REQUEST: 400,
  INVALID_JSON: 400,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_CONFLICT: 409,
  JOBS_EXIST: 409,
  BODY_TOO_LARGE: 413,
  RESUME_TOO_LARGE: 413,
  RESUME_TYPE_INVALID: 415,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  RESUME_UPLOAD_FAILED: 502,
  APPLICATION_SAVE_FAILED: 502,
  MAIL_FAILED: 502,
  CMS_UNAVAILABLE: 503,
  TABLE_MISSING: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const ERROR_TEXT: Record<ErrorCode, string> = {
  RESUME_MISSING: "Please attach your résumé.",
  BAD_REQUEST: "The request could not be understood.",
  INVALID_JSON: "The body must be a JSON object.",
  INVALID_CREDENTIALS: "The e-mail address or the password is wrong.",
  UNAUTHENTICATED: "Please sign in.",
  FORBIDDEN: "You may not do this.",
  NOT_FOUND: "There is nothing at this address.",
  JOB_NOT_FOUND: "This job is no longer open.",
  CONFLICT: "Someone else has changed this meanwhile.",
  IDEMPOTENCY_CONFLICT: "This application is already being sent.",
  JOBS_EXIST: "Jobs already exist.",
  BODY_TOO_LARGE: "The request is too large.",
  RESUME_TOO_LARGE: "The résumé is too large. Attach a smaller file.",
  RESUME_TYPE_INVALID: "Attach a valid résumé file (.pdf / .doc / .docx)",
  VALIDATION_FAILED: "Some fields need your attention.",
  IDEMPOTENCY_MISMATCH: "This Idempotency-Key belongs to another application.",
  RATE_LIMITED: "Too many requests. Please wait a minute and try again.",
  INTERNAL_ERROR: "Something went wrong on our side. Please try again.",
  RESUME_UPLOAD_FAILED: "Resume upload failed. Try again.",
  APPLICATION_SAVE_FAILED: "Could not save application.",
  MAIL_FAILED: "Sorry, there was an error sending your message. Please try again later.",
  CMS_UNAVAILABLE: "The service is not available right now. Please try again.",
  TABLE_MISSING: "A table of the database is missing.",
};

const RETRY_AFTER_S = 10;

/** `fields` comes with VALIDATION_FAILED only; `current`, the item as someone else has saved it, with CONFLICT only. */
export type ErrorBody = {
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; current?: unknown };
};

export class RuleError extends Error {
  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly fields?: Record<string, string>,
    /** Seconds. */
    readonly retryAfter: number | undefined = ERROR_STATUS[code] === 503 ? RETRY_AFTER_S : undefined,
    readonly current?: unknown,
  ) {
    super(errorText(code, message));
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toBody(): ErrorBody {
    const { code, message, fields, current } = this;
    return { error: { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) } };
  }
}

export function errorText(code: ErrorCode, message?: string): string {
  return message?.trim() ? message : (ERROR_TEXT[code] ?? ERROR_TEXT.INTERNAL_ERROR);
}

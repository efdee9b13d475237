/** Code of every error the site's HTTP interface answers, and its status. */
export const ERROR_STATUS = {
  RESUME_MISSING: 400,
  BAD_REQUEST: 400,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_CONFLICT: 409,
  JOBS_EXIST: 409,
  POST_TOO_LARGE: 413,
  RESUME_TOO_LARGE: 413,
  RESUME_TYPE_INVALID: 415,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  RESUME_UPLOAD_FAILED: 502,
  APPLICATION_SAVE_FAILED: 502,
  MAIL_FAILED: 502,
  CMS_UNAVAILABLE: 503,
  TABLE_MISSING: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Body of every error answer. `fields` names what is wrong by field, with `VALIDATION_FAILED` alone; `current` is the
 * item as someone else has saved it, with `CONFLICT` alone.
 */
export type ErrorBody = {
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; current?: unknown };
};

/** What site and CMS throw to answer an {@link ErrorBody}. */
export class RuleError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds to wait before trying again. */
    readonly retryAfter?: number,
    readonly current?: unknown,
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toBody(): ErrorBody {
    const { code, message, fields, current } = this;
    return { error: { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) } };
  }
}

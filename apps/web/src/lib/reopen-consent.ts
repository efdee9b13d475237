/** Dispatched by whatever opens the consent notice again. */
export const REOPEN = "consent-reopen";

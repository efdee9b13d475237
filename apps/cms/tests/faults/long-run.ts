/** `npm run test:faults` sets this. The extra work takes too long for `npm test -- --full`. */
export const LONG_RUN = Boolean(process.env.FAULT_APPLICATIONS);

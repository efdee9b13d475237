/** `npm run test:faults`: what it alone runs takes too long for `npm test -- --full`. */
export const LONG_RUN = Boolean(process.env.FAULT_APPLICATIONS);

/** `npm run test:faults`: what it alone runs is too slow for every `npm test`. */
export const FULL_RUN = Boolean(process.env.FAULT_APPLICATIONS);

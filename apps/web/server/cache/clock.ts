/** Milliseconds since 1970. Next.js treats a render that calls `Date.now()` as dynamic, and would not cache it. */
export const now = () => performance.timeOrigin + performance.now();

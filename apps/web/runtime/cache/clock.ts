/** Milliseconds since 1970. A render that asks `Date.now()` counts as dynamic for Next.js, which would not keep it. */
export const now = () => performance.timeOrigin + performance.now();

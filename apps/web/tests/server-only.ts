// Replaces the `server-only` package, which throws outside React's server condition.
export {};

export const ACCESS: Record<string, readonly string[]> = {};

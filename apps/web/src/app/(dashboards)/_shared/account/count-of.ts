export const countOf = (things: unknown[], noun: string): string =>
  `${things.length} ${noun}${things.length === 1 ? "" : "s"}`;

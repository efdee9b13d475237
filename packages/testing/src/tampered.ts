/** A signed token with another signature. Its first character counts in full; of the last one some bits are ignored. */
export function tampered(token: string): string {
  const at = token.lastIndexOf(".") + 1;
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}

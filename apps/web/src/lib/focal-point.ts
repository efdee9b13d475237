/** CSS object-position of a cropped picture's focal point; undefined for the centre. */
export function objectPosition(focalPoint: unknown): string | undefined {
  const { x, y } = (focalPoint ?? {}) as { x?: unknown; y?: unknown };
  if (typeof x !== "number" || typeof y !== "number" || (x === 50 && y === 50)) return undefined;
  return `${x}% ${y}%`;
}

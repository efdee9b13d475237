type Attributes = Record<string, { type: string; targetField?: string }>;

/** Returns the field that holds an entry's address, and the field with the title that the address is made from. */
export function addressField(attributes: Attributes): { field: string; title: string } | undefined {
  for (const [field, { type, targetField }] of Object.entries(attributes)) {
    if (type === "uid" && targetField) return { field, title: targetField };
  }
  return undefined;
}

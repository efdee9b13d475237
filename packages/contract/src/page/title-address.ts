type Attributes = Record<string, { type: string; targetField?: string }>;

/** The field of a content type with the address of its entry, and the field with the title that it is made from. */
export function addressField(attributes: Attributes): { field: string; title: string } | undefined {
  for (const [field, { type, targetField }] of Object.entries(attributes)) {
    if (type === "uid" && targetField) return { field, title: targetField };
  }
  return undefined;
}

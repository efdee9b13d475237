type Attributes = Record<string, { type: string; targetField?: string }>;

export function addressField(attributes: Attributes): { field: string; title: string } | undefined {
  for (const [field, { type, targetField }] of Object.entries(attributes)) {
    if (type === "uid" && targetField) return { field, title: targetField };
  }
  return undefined;
}

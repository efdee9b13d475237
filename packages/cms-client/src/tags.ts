/**
 * Tags of what shows a single entry of a type: its own, and one for whatever entry of the type. Lists have the type's
 * name as their tag.
 */
export function entryTags(type: string, documentId: string): [string, string] {
  return [`${type}:${documentId}`, `${type}:*`];
}

/** ISO times; null for none. The plugin strapi-plugin-scheduled-publishing gives them to every type with drafts. */
export type Schedule = { publishAt: string | null; unpublishAt: string | null };

export const SCHEDULE_FIELDS = ["publishAt", "unpublishAt"] as const satisfies (keyof Schedule)[];

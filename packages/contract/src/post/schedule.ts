/** Both are ISO times or null. strapi-plugin-scheduled-publishing adds them to every type with drafts. */
export type Schedule = { publishAt: string | null; unpublishAt: string | null };

export const SCHEDULE_FIELDS = ["publishAt", "unpublishAt"] as const satisfies (keyof Schedule)[];

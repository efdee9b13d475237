export type Schedule = { publishAt: string | null; unpublishAt: string | null };

export const SCHEDULE_FIELDS = ["publishAt", "unpublishAt"] as const satisfies (keyof Schedule)[];

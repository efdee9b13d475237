export const TEXT_MAX_CHARACTERS = 200_000;

export const UNREADABLE = 3;

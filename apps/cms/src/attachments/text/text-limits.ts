export const TEXT_MAX_CHARACTERS = 200_000;

/** Exit code of a process that could not read its file. */
export const UNREADABLE = 3;

/** Something that the operator can mend. The message is one line. */
export class BackupError extends Error {}

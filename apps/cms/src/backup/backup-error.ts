/** An error that the operator can fix. The message is one line. */
export class BackupError extends Error {}

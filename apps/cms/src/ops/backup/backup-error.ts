export class BackupError extends Error {}

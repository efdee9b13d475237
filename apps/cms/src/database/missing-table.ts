export function logMissingTable(error: unknown): void {
  strapi.log.error(`42P01, a table is missing: ${(error as Error).message}`);
}

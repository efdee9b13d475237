export const postgresOptions = (databaseDir: string, port?: number) => ({
  databaseDir,
  port,
  user: "postgres",
  password: "password",
  persistent: true,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  // The machine's locale may fold ASCII alone.
  initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=und"],
  onLog: () => {},
});

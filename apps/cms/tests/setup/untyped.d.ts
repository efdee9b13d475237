declare module "@20minutes/s3rver";
declare module "better-sqlite3";
declare module "pg";
declare module "smtp-server";

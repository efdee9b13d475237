declare module "@20minutes/s3rver";
declare module "smtp-server";

/** Loaded into each server before its own code: ends it when the process that started it is gone, for any reason. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

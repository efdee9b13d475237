/** Loaded into each server before its own code: it ends when the process that started it is gone, however that ended. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

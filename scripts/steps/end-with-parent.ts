/** Loaded into each server before its own code: ends it when the process that started it is gone, for any reason. */
// Processes that the server forks inherit `--import`, and may live by their channel.
if (process.ppid === Number(process.env.SUPERVISOR_PID)) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

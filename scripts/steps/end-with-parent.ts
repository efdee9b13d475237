/** Loaded into each server before its code: stops it when its parent process ends for any reason. */
// Forked processes inherit `--import`; they depend on their own channel.
if (process.ppid === Number(process.env.SUPERVISOR_PID)) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

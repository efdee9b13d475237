// Forked processes inherit `--import`, but depend on their own channel.
if (process.ppid === Number(process.env.SUPERVISOR_PID)) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

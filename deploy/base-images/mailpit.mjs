// Runs maildev on Mailpit's ports, with its command for health checks.
import { spawn } from "node:child_process";

if (process.argv[2] === "readyz") {
  const { ok } = await fetch("http://127.0.0.1:8025/healthz");
  process.exit(ok ? 0 : 1);
}
const maildev = new URL("node_modules/maildev/bin/maildev", import.meta.url).pathname;
const child = spawn(process.execPath, [maildev, "--smtp", "1025", "--web", "8025"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));

import { DataDirInUse, holdDataDir } from "../../instance/data-dir.ts";

await holdDataDir(process.argv[2] ?? "").then(
  () => process.send?.("holds"),
  (error: unknown) => process.send?.(error instanceof DataDirInUse ? error.message : String(error)),
);
// Keeps the channel, and with it the process.
process.on("message", () => {});

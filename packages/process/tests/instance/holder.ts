import { DataDirInUse, holdDataDir } from "../../instance/data-dir.ts";

await holdDataDir(process.argv[2] ?? "").then(
  () => process.send?.("holds"),
  (error: unknown) => process.send?.(error instanceof DataDirInUse ? error.message : String(error)),
);
// The listener keeps the channel open, and so the process alive.
process.on("message", () => {});

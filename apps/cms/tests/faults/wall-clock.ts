import { existsSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"].map(
  (folder) => `${folder}/faketime/libfaketimeMT.so.1`,
);

export const fakeTimeLibrary = () => LIBRARIES.find((file) => existsSync(file));

/** The product's clock runs ahead of the machine's by the offset in a file. Timers and timeouts stay real. */
export function createClock(folder: string) {
  const file = path.join(folder, "offset");
  let offsetS = 0;
  const set = (moment: number) => {
    offsetS = Math.round((moment - Date.now()) / 1_000);
    // Renaming keeps readers from seeing half a file. libfaketime needs the sign.
    writeFileSync(`${file}.part`, `+${offsetS}`);
    renameSync(`${file}.part`, file);
  };
  return {
    set,
    now: () => Date.now() + offsetS * 1_000,
    /** Settings for programs whose calls of the C library libfaketime answers. */
    preloaded: {
      LD_PRELOAD: fakeTimeLibrary() ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
  };
}

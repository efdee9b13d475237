/** Chooses the Node.js to run on. Unsupported versions load this file too: use nothing newer than Node.js 18. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const WINDOWS = process.platform === "win32";
/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

const FOUND = new URL("../../node_modules/.cache/product/node.json", import.meta.url);

/** @param {string} name */
const readRoot = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

/** `range` is a list of `^major.minor.patch`. @param {string} version @param {string} [range] */
export function admitsNode(version, range = JSON.parse(readRoot("package.json")).engines.node) {
  const [major, minor = 0, patch = 0] = version.split(".").map(Number);
  return range.split("||").some((each) => {
    const least = /** @type {RegExpExecArray} */ (/^\s*\^(\d+)\.(\d+)\.(\d+)\s*$/.exec(each));
    const [, leastMajor, leastMinor = 0, leastPatch = 0] = least.map(Number);
    return major === leastMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
  });
}

/** Runs a script on .nvmrc's version. @param {string[]} args script, arguments @returns {Promise<number>} exit code */
export async function runOnPinnedNode(args) {
  const pinned = readRoot(".nvmrc").trim();
  const program = known(pinned) ?? download(pinned);
  if (!program) return 1;

  const child = spawn(program, args, { stdio: "inherit" });
  // Ctrl-C in a terminal reaches both processes, but a signal to this one must be forwarded.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("close", (code) => resolve(code === null ? 1 : code)));
}

/** npx takes seconds each time to find a package. @param {string} pinned */
function known(pinned) {
  try {
    const { version, program } = JSON.parse(readFileSync(FOUND, "utf8"));
    return version === pinned && existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} pinned @returns {string | undefined} */
function download(pinned) {
  console.log(
    `This Node.js is ${process.versions.node}: continuing with ${pinned}, downloaded from the package registry.`,
  );
  const found = spawnSync("npx", ["--yes", `node@${pinned}`, "--print", "process.execPath"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: WINDOWS,
  });
  const program = found.stdout?.trim().split("\n").pop();
  if (found.status !== 0 || !program) {
    console.error(
      `Node.js ${pinned} could not be downloaded: install it manually, or try again.\n${found.stderr || ""}`,
    );
    return undefined;
  }
  mkdirSync(new URL(".", FOUND), { recursive: true });
  writeFileSync(FOUND, JSON.stringify({ version: pinned, program }));
  return program;
}

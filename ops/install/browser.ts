import { access } from "node:fs/promises";
import { expected } from "../command.ts";
import { type Command, pnpm, quietly } from "./install.ts";
import { installPackage } from "./system-package.ts";

/** The headless shell comes first: it takes half the time of a full browser, and is Playwright's default. */
const INSTALLED = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

export async function installedBrowser(): Promise<string | undefined> {
  for (const file of INSTALLED) if (file && (await exists(file))) return file;
  return undefined;
}

/** Returns the path of an installed Chromium, or undefined for Playwright's own, which Playwright finds itself. */
export async function browser(): Promise<string | undefined> {
  const there = await installedBrowser();
  if (there) return there;

  process.stdout.write("Chromium is not there: ");
  const download: Command = [...(await pnpm()), "--filter", "e2e", "exec", "playwright", "install", "--only-shell"];
  const { code, output } = await quietly([...download, "chromium"]);
  if (code === 0) {
    console.log("Playwright's is installed.");
    return undefined;
  }

  const shell = "chromium-headless-shell";
  try {
    if (await installPackage(shell, "installing Debian's package")) return `/usr/bin/${shell}`;
  } catch (error) {
    process.stderr.write(output);
    throw error;
  }
  process.stderr.write(`no package can be installed.\n${output}`);
  throw expected("No Chromium was found for the end-to-end tests: install one and set CHROMIUM to its path.");
}

/** `npm run upgrade-check -- FILE`: what starting this version on a backup would change, and what prevents it. */
import { access } from "node:fs/promises";
import path from "node:path";
import { build } from "./steps/build.ts";
import { expected, fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";
import { checkUpgrade } from "./upgrades/check.ts";

try {
  const [named] = process.argv.slice(2);
  if (!named) throw expected("Name the backup to check: npm run upgrade-check -- website.tar.gz");
  const file = path.resolve(process.env.INIT_CWD ?? "", named);
  await access(file).catch(({ code }) => {
    throw expected(`${file} can't be read (${code}).`);
  });
  await alone(async () => {
    await install();
    await build();
  });
  const { changes, obstacles, about } = await checkUpgrade(file);
  const list = (lines: string[]) => lines.map((line) => `  ${line}`);
  console.log(
    [
      ...["", ...about],
      ...["", changes.length > 0 ? "What changes:" : "Nothing changes.", ...list(changes)],
      ...[
        "",
        obstacles.length > 0 ? "What prevents the upgrade:" : "Nothing prevents the upgrade.",
        ...list(obstacles),
        "",
      ],
    ].join("\n"),
  );
  process.exit(obstacles.length > 0 ? 1 : 0);
} catch (error) {
  fail(error);
}

/** `npm run upgrade-check -- FILE` says what this version would change in an archive's instance, and what prevents an upgrade. */

import { fail } from "../ops/command.ts";
import { build } from "../ops/install/build.ts";
import { alone, install } from "../ops/install/install.ts";
import { namedBackup } from "../ops/run/named-file.ts";
import { checkUpgrade } from "../ops/run/upgrade-check.ts";

try {
  const file = await namedBackup("Name the backup to check: npm run upgrade-check -- website.tar.gz");
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

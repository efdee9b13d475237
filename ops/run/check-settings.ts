import path from "node:path";
import { type Environment, EXIT_WRONG_SETTING, SettingsError } from "../../packages/process/settings/settings.ts";
import { root } from "../command.ts";
import { alone, install, quietly } from "../install/install.ts";

/** Checks what needs installed packages: the bucket answers, and passwords aren't common. @throws {SettingsError} */
export async function checkSettings(env: Environment): Promise<void> {
  await alone(install);
  const script = path.join(root, "apps/cms/scripts/check-settings.mts");
  const { code, output } = await quietly(
    [process.execPath, "--no-warnings", script],
    Object.assign({}, process.env, env),
  );
  if (code === EXIT_WRONG_SETTING) throw new SettingsError(output.toString().trim());
  if (code !== 0) throw new Error(output.toString());
}

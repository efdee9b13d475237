import path from "node:path";
import { type Environment, EXIT_WRONG_SETTING, SettingsError } from "../../packages/process/settings/settings.ts";
import { alone, install, quietly } from "./install.ts";
import { root } from "./root.ts";

/**
 * What only installed packages can tell of settings: whether the bucket answers, and whether a password is common.
 * @throws a SettingsError that names the setting.
 */
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

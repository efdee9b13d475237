import { cmsSettings as readSettings } from "@repo/process/settings";

let settings: ReturnType<typeof readSettings> | undefined;

/** Reads the environment once. @throws {SettingsError} */
export const cmsSettings = () => (settings ??= readSettings(process.env));

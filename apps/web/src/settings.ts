import "server-only";
import { webSettings } from "@repo/process/settings";

let settings: ReturnType<typeof webSettings> | undefined;

/** Reads the environment once. @throws {SettingsError} */
export const siteSettings = () => (settings ??= webSettings(process.env));

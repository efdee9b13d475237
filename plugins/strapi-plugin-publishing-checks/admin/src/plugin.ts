import { useTexts } from "@repo/plugin-kit/admin/texts";

export const PLUGIN = "publishing-checks";

export const UPDATE_LEVELS = { action: "plugin::publishing-checks.levels.update", subject: null };

export const useText = () => useTexts(PLUGIN);

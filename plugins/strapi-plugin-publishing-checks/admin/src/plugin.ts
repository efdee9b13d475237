import { useTexts } from "@repo/plugin-kit/admin/texts";

export const PLUGIN = "publishing-checks";

export const useText = () => useTexts(PLUGIN);

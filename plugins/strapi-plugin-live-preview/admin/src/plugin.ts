import { useTexts } from "@repo/plugin-kit/admin/texts";

export const PLUGIN = "live-preview";

export const useText = () => useTexts(PLUGIN);

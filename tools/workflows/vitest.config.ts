import { mergeConfig } from "vitest/config";
import config from "../../packages/testing/config/vitest.config.ts";

// These packages import JSON in a way that Node.js rejects.
export default mergeConfig(config, { test: { server: { deps: { inline: [/@actions\//] } } } });

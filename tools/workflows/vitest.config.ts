import { mergeConfig } from "vitest/config";
import config from "../../packages/testing/config/vitest.config.ts";

// They import JSON in a way that Node.js does not take.
export default mergeConfig(config, { test: { server: { deps: { inline: [/@actions\//] } } } });

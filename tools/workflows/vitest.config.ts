import { defineConfig } from "vitest/config";
import tags from "../../packages/config/test-tags.json" with { type: "json" };

// They import JSON in a way that Node.js does not take.
export default defineConfig({ test: { tags, server: { deps: { inline: [/@actions\//] } } } });

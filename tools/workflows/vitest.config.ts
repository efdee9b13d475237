import { defineConfig } from "vitest/config";

// They import JSON in a way that Node.js does not take.
export default defineConfig({ test: { server: { deps: { inline: [/@actions\//] } } } });

import { readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";

/** Declares the items of all lists non-null: `withoutNullItems` in src/cms/read-cms.ts removes null items. */
const schema = readFileSync("schema.graphql", "utf8").replace(/: \[(\w+)\]/g, ": [$1!]");

export default {
  schema,
  documents: "src/cms/documents/*.graphql",
  generates: {
    "src/cms/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { Date: "string", DateTime: "string", JSON: "unknown" },
      },
    },
  },
} satisfies CodegenConfig;

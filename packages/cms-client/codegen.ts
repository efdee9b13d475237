import type { CodegenConfig } from "@graphql-codegen/cli";

export default {
  schema: "schema.graphql",
  documents: "src/documents/*.graphql",
  generates: {
    "src/generated/": {
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

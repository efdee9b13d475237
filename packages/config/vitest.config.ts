import { sayingSeed } from "./seed.ts";
import tags from "./test-tags.json" with { type: "json" };

export default {
  test: {
    tags,
    reporters: ["default", sayingSeed],
    // For what hangs, however busy the machine is.
    testTimeout: 120_000,
    // The tests leave nothing behind that another file would see.
    isolate: false,
  },
};

import { randomInt } from "node:crypto";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { tell } from "./check-events.ts";

process.env.TEST_SEED ??= String(randomInt(2 ** 31));

type Errors = readonly { message: string; diff?: string; cause?: unknown }[];

export default class CheckReporter implements Reporter {
  onTestModuleCollected({ children }: TestModule): void {
    tell({ total: [...children.allTests()].filter(({ options }) => options.mode === "run").length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === "skipped") return;
    const ms = test.diagnostic()?.duration ?? 0;
    const isFinal = test.options.tags?.includes("once");
    tell({ ...placeOf(test), ms, ...(state === "failed" && { failed: words(errors), isFinal }) });
  }

  onTestSuiteResult(suite: TestSuite): void {
    const errors = suite.errors();
    if (errors.length > 0) tell({ ...placeOf(suite), failed: words(errors), isFinal: true });
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0)
      tell({ test: "the file itself", file: module.moduleId, failed: words(errors), isFinal: true });
  }

  onTestRunEnd(_: unknown, errors: readonly { message: string; stack?: string }[], reason: string): void {
    const { TEST_SEED } = process.env;
    if (reason === "failed") console.warn(`\n TEST_SEED=${TEST_SEED} gives the same random values again.\n`);
    for (const { message, stack } of errors)
      tell({ test: "an error outside of the tests", failed: stack ?? message, isFinal: true });
    if (reason !== "interrupted") tell({ ended: true });
  }
}

const placeOf = ({ fullName, module, location, project }: TestCase | TestSuite) => ({
  file: module.moduleId,
  line: location?.line,
  test: project.name ? `[${project.name}] ${fullName}` : fullName,
});

const words = (errors: Errors = []) =>
  errors
    .map(({ message, diff, cause }) => {
      const reason = (cause as Error | undefined)?.message;
      return [reason ? `${message} (${reason})` : message, diff].filter(Boolean).join("\n");
    })
    .join("\n");

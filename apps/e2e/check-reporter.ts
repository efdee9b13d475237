import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from "@playwright/test/reporter";
import { tell } from "@repo/testing/config/check-events.ts";

/** Reports each test to `npm test`. Playwright's own reporter prints beside it. */
export default class CheckReporter implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
    tell({ total: this.#tests.length });
  }

  onTestEnd(test: TestCase, { status, duration, errors, steps }: TestResult): void {
    if (status === "skipped") return;
    const isFinal = test.tags.includes("@once") || hasFailedHook(steps);
    const isFailed = status !== test.expectedStatus;
    tell({ ...placeOf(test), ms: duration, ...(isFailed && { failed: words(errors) || status, isFinal }) });
  }

  onError(error: TestError): void {
    tell({ test: "an error outside of the tests", failed: words([error]), isFinal: true });
  }

  onEnd({ status }: FullResult): void {
    const skipped = this.#tests.filter((test) => test.outcome() === "skipped" && test.expectedStatus !== "skipped");
    for (const test of skipped) tell({ ...placeOf(test), failed: "did not run, because another failed" });
    if (status === "passed" || status === "failed") tell({ ended: true });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function placeOf(test: TestCase) {
  const [, project, , ...titles] = test.titlePath();
  return { test: `[${project}] ${titles.join(" > ")}`, ...test.location };
}

/** Hooks of a whole file fail with the first test of it. */
const hasFailedHook = (steps: TestStep[]): boolean =>
  steps.some(({ title, error, steps }) => (error && /^(before|after)All hook/.test(title)) || hasFailedHook(steps));

const words = (errors: TestError[]) => errors.map(({ message, value }) => message ?? value ?? "").join("\n");

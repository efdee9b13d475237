import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { tell } from "@repo/testing/config/check-events.ts";

/** Reports each test to `npm test`. Playwright's own reporter prints beside it. */
export default class CheckReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    tell({ total: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    if (status === "skipped") return;
    const [, project, , ...titles] = test.titlePath();
    const place = { test: `[${project}] ${titles.join(" > ")}`, ...test.location };
    const isFinal = test.tags.includes("@once");
    const isFailed = status !== test.expectedStatus;
    tell({ ...place, ms: duration, ...(isFailed && { failed: words(errors) || status, isFinal }) });
  }

  onError(error: TestError): void {
    tell({ test: "an error outside of the tests", failed: words([error]), isFinal: true });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const words = (errors: TestError[]) => errors.map(({ message, value }) => message ?? value ?? "").join("\n");

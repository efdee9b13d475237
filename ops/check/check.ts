import { randomInt } from "node:crypto";
import path from "node:path";
import { expected } from "../command.ts";
import type { Command } from "../install/install.ts";
import { failuresIn, lineOf, reasonsOf, slowestOf, tableOf, unsteadyIn, verdictOf } from "./check-report.ts";
import { createProgress } from "./progress.ts";
import { lookAgain } from "./second-look.ts";
import { type Again, FOLDER, runSuite, type Suite, unsteadyOf } from "./suite.ts";

const UNSTEADY_ON_CI = 3;

type Options = { remedy?: string; again?: Again };

process.env.TEST_SEED ||= String(randomInt(2 ** 31));

export function createChecks(budgets: Record<string, number> = {}) {
  const suites: Suite[] = [];
  const progress = createProgress(() => suites.filter(({ passed }) => passed === undefined).map(lineOf));
  return {
    async run(title: string, command: Command, env: NodeJS.ProcessEnv = {}, { remedy, again }: Options = {}) {
      const log = path.join(FOLDER, `${title.toLowerCase().replace(/\W+/g, "-")}.log`);
      const suite: Suite = { title, command, env, remedy, again, started: Date.now(), log, total: 0, tests: [] };
      suites.push(suite);
      progress.show();
      await runSuite(suite);
      progress.say(verdictOf(suite));
    },

    async summarize(): Promise<{ title: string; seconds: number }[]> {
      await lookAgain(suites, progress.say);
      progress.end();
      const failed = suites.filter(({ passed }) => !passed);
      for (const suite of failed) console.log(await reasonsOf(suite));
      console.log([unsteadyIn(suites), tableOf(suites, budgets), slowestOf(suites)].filter(Boolean).join("\n"));
      const unsteady = suites.flatMap(unsteadyOf).length;
      // The names come last, so that even a truncated log has them.
      if (failed.length > 0) throw expected(failuresIn(failed));
      if (process.env.CI && unsteady > UNSTEADY_ON_CI)
        throw expected(`\n${unsteady} tests were unsteady: more than ${UNSTEADY_ON_CI} have a common cause.`);
      return suites.map(({ title, seconds = 0 }) => ({ title, seconds }));
    },
  };
}

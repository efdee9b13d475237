import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const folder = path.resolve(import.meta.dirname, "../prometheus");
const read = (file: string) => parse(readFileSync(path.join(folder, file), "utf8"));

type Rules = { groups: { rules: { alert: string }[] }[] };
type Tests = { tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[] };

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

const alerts = (read("alerts.yml") as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const FILES = ["alerts.test.yml", "slow-alerts.test.yml"];
const cases = FILES.flatMap((file) => (read(file) as Tests).tests.flatMap((test) => test.alert_rule_test));

it.each(alerts)("%s is shown to fire, and not to", (alert) => {
  const fires = cases.filter(({ alertname }) => alertname === alert).map((each) => each.exp_alerts.length > 0);
  expect(fires).toEqual(expect.arrayContaining([true, false]));
});

it("each test is of an alert that there is", () => {
  expect(alerts).toEqual(expect.arrayContaining(cases.map(({ alertname }) => alertname)));
});

it.runIf(hasPromtool)("each alert fires when it should, and says what it should", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", ...FILES], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
});

it.runIf(hasPromtool)("Prometheus reads the rules", () => {
  const { status, stderr } = spawnSync("promtool", ["check", "rules", "alerts.yml"], { cwd: folder, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

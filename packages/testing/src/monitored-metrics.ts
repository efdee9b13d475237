import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] };

const OF_PROMETHEUS = "up";

const read = (file: string) => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), "utf8");

export function monitoredMetrics(): string[] {
  const { panels }: Dashboard = JSON.parse(read("grafana/dashboard.json"));
  const { groups }: Alerts = parse(read("prometheus/alerts.yml"));
  const expressions = [
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m"))),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const names = new Set(expressions.flatMap(metricsIn));
  names.delete(OF_PROMETHEUS);
  return [...names].sort();
}

function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`This is no PromQL: ${expression}`);
      if (type.name === "Identifier" && node.parent?.name === "VectorSelector") names.push(expression.slice(from, to));
    },
  });
  return names;
}

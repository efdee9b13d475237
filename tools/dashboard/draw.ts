/**
 * `PROMETHEUS_URL=http://localhost:9090 MINUTES=10 pnpm --filter dashboard draw`: the panels of
 * deploy/grafana/dashboard.json with what that Prometheus has measured until now or UNTIL, into docs/pictures/dashboard.png.
 */
import { readFile } from "node:fs/promises";
import * as echarts from "echarts";
import sharp from "sharp";

type Panel = {
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit: string; max?: number } };
  targets?: { expr: string; legendFormat: string }[];
};
type Series = { metric: Record<string, string>; values: [seconds: number, value: string][] };

const { PROMETHEUS_URL = "http://localhost:9090", MINUTES = "10", UNTIL = new Date().toISOString() } = process.env;
const COLUMN = 66;
const ROW = 30;
const GAP = 6;
const POINTS = 120;
const DARK = "#1f2933";

const end = Math.floor(Date.parse(UNTIL) / 1000);
const start = end - Number(MINUTES) * 60;
const step = Math.max(Math.round((end - start) / POINTS), 1);

const file = new URL("../../deploy/grafana/dashboard.json", import.meta.url);
const { panels }: { panels: Panel[] } = JSON.parse(await readFile(file, "utf8"));
const parts = await Promise.all(panels.map(async (panel) => ({ panel, svg: await draw(panel) })));
const bottom = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h));
await sharp({ create: { width: 24 * COLUMN + GAP, height: bottom * ROW + GAP, channels: 3, background: "#eef1f4" } })
  .composite(
    parts.map(({ panel: { gridPos }, svg }) => ({
      input: Buffer.from(svg),
      left: gridPos.x * COLUMN + GAP,
      top: gridPos.y * ROW + GAP,
    })),
  )
  .png({ palette: true, colours: 64 })
  .toFile(new URL("../../docs/pictures/dashboard.png", import.meta.url).pathname);

async function draw({ type, title, gridPos, fieldConfig, targets = [] }: Panel): Promise<string> {
  const [width, height] = [gridPos.w * COLUMN - GAP, gridPos.h * ROW - GAP];
  const chart = echarts.init(null, null, { renderer: "svg", ssr: true, width, height });
  if (type === "row") {
    chart.setOption({ title: { text: title, left: 4, top: 2, padding: 0, textStyle: { fontSize: 16, color: DARK } } });
    return finish(chart);
  }
  const found = await Promise.all(
    targets.map(async ({ expr, legendFormat }) => named(await query(expr), legendFormat)),
  );
  const { unit = "short", max } = fieldConfig?.defaults ?? {};
  chart.setOption({
    animation: false,
    backgroundColor: "#ffffff",
    title: { text: title, left: 10, top: 8, textStyle: { fontSize: 13, color: DARK } },
    legend: { type: "scroll", bottom: 4, left: 10, itemWidth: 14, itemHeight: 3, textStyle: { fontSize: 10 } },
    grid: { left: 58, right: 16, top: 40, bottom: 44 },
    xAxis: { type: "time", min: start * 1000, max: end * 1000, splitNumber: 4, axisLabel: { fontSize: 10 } },
    yAxis: {
      type: "value",
      min: 0,
      max: max ?? null,
      splitNumber: 4,
      axisLabel: { fontSize: 10, formatter: (value: number) => withUnit(value, unit) },
    },
    series: found.flat().map(({ name, values }) => ({
      name,
      type: "line",
      showSymbol: false,
      lineStyle: { width: 2 },
      data: values.map(([seconds, value]) => [seconds * 1000, Number(value)]),
    })),
  });
  return finish(chart);
}

/** A chart that is not disposed of keeps the process alive. */
function finish(chart: echarts.ECharts): string {
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

async function query(expression: string): Promise<Series[]> {
  const query = expression.replaceAll("$__rate_interval", "30s");
  const parameters = new URLSearchParams({ query, start: String(start), end: String(end), step: String(step) });
  const answer = await fetch(`${PROMETHEUS_URL}/api/v1/query_range?${parameters}`);
  const { data, error } = (await answer.json()) as { data?: { result: Series[] }; error?: string };
  if (!data) throw new Error(`Prometheus answers ${answer.status} to ${query}: ${error}`);
  return data.result;
}

function named(found: Series[], legend: string) {
  return found.map(({ metric, values }) => ({
    name: legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ""),
    values: values.filter(([, value]) => value !== "NaN"),
  }));
}

function withUnit(value: number, unit: string): string {
  if (unit === "percentunit") return `${Math.round(value * 100)} %`;
  if (unit === "bytes") return `${Math.round(value / 1024 ** 2)} MiB`;
  if (unit === "s") return value >= 1 || value === 0 ? `${value} s` : `${Number((value * 1000).toFixed(1))} ms`;
  return String(value);
}

import type { Point } from "./map.ts";

let ids = 0;

const scaleOf = (values: number[], h: number, pad: number, min?: number, max?: number) => {
  const low = min ?? Math.min(...values), high = max ?? Math.max(...values);
  return (v: number) => pad + (h - 2 * pad) * (1 - (v - low) / (high - low || 1));
};

export const smooth = (points: Point[]) => {
  const slope = points.map((p, i) => {
    const a = points[i - 1], b = points[i + 1];
    if (!a || !b || (p[1] - a[1]) * (b[1] - p[1]) <= 0) return 0;
    return (b[1] - a[1]) / (b[0] - a[0]);
  });
  return points.slice(1).reduce((d, [x, y], i) => {
    const [px, py] = points[i], third = (x - px) / 3;
    return `${d}C${px + third} ${py + slope[i] * third} ${x - third} ${y - slope[i + 1] * third} ${x} ${y}`;
  }, `M${points[0].join(" ")}`);
};

type LineChart = {
  w: number; h: number;
  series: { v: number[]; color: string; fill?: number; width?: number; dash?: string }[];
  grid?: number; labels?: string[]; ticks?: string[];
  dot?: { i: number; s?: number; label?: string; color?: string; back?: string };
  min?: number; max?: number; pad?: number; rule?: string; text?: string; size?: number;
};

/** `series` [{ v, color, fill: 0..1, width, dash }]; `dot` marks { s, i, label, color }. `grid` counts the lines. */
export const lines = ({ w, h, series, grid = 4, labels = [], ticks = [], dot, min, max, pad = 4, rule = "#e6eef4", text = "#6b7a88", size = 8 }: LineChart) => {
  const left = ticks.length ? 26 : 0, bottom = labels.length ? size + 8 : 0, ph = h - bottom, pw = w - left;
  const all = series.flatMap((s) => s.v), y = scaleOf(all, ph, pad, min, max);
  const pointsOf = (v: number[]) => v.map((value, i): Point => [left + (pw * i) / (v.length - 1), y(value)]);
  let out = "";
  for (let i = 0; i < grid; i++) {
    const gy = pad + ((ph - 2 * pad) * i) / (grid - 1);
    out += `<path d="M${left} ${gy}H${w}" stroke="${rule}"/>`;
    if (ticks[i]) out += `<text x="${left - 6}" y="${gy + size * 0.36}" text-anchor="end" font-size="${size}" fill="${text}">${ticks[i]}</text>`;
  }
  labels.forEach((label, i) => {
    const anchor = i === 0 && !left ? "start" : i === labels.length - 1 ? "end" : "middle";
    out += `<text x="${left + (pw * i) / (labels.length - 1)}" y="${h - 2}" text-anchor="${anchor}" font-size="${size}" fill="${text}">${label}</text>`;
  });
  for (const s of series) {
    const points = pointsOf(s.v), d = smooth(points), id = `f${++ids}`;
    if (s.fill) out += `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${s.color}" stop-opacity="${s.fill}"/><stop offset="1" stop-color="${s.color}" stop-opacity="0"/></linearGradient></defs><path d="${d}L${left + pw} ${ph}L${points[0][0]} ${ph}Z" fill="url(#${id})"/>`;
    out += `<path d="${d}" fill="none" stroke="${s.color}" stroke-width="${s.width ?? 2}" stroke-linecap="round" stroke-dasharray="${s.dash ?? ""}"/>`;
  }
  if (dot) {
    const [x, dy] = pointsOf(series[dot.s ?? 0].v)[dot.i], color = dot.color ?? "#ee7236";
    out += `<path d="M${x} ${dy}V${ph - pad}" stroke="${color}" stroke-dasharray="2 3" opacity=".7"/><circle cx="${x}" cy="${dy}" r="8" fill="${color}" opacity=".2"/><circle cx="${x}" cy="${dy}" r="4" fill="${color}" stroke="#fff" stroke-width="1.6"/>`;
    if (dot.label) {
      const tw = dot.label.length * 5.3 + 16, tx = Math.min(Math.max(x - tw / 2, 0), w - tw);
      out += `<g transform="translate(${tx} ${dy - 31})"><rect width="${tw}" height="19" rx="7" fill="${dot.back ?? "#0b1b2b"}"/><text x="${tw / 2}" y="13" text-anchor="middle" font-size="9" font-weight="600" fill="#fff">${dot.label}</text></g>`;
    }
  }
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="Inter,'Inter ext'">${out}</svg>`;
};

export const spark = (w: number, h: number, v: number[], color: string, { fill = 0.25, width = 2, end = true } = {}) => {
  const y = scaleOf(v, h, 4), points = v.map((value, i): Point => [((w - 5) * i) / (v.length - 1), y(value)]), d = smooth(points), id = `f${++ids}`;
  const [ex, ey] = points[points.length - 1];
  return `<svg width="${w}" height="${h}"><defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${color}" stop-opacity="${fill}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs><path d="${d}V${h}H0Z" fill="url(#${id})"/><path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>${end ? `<circle cx="${ex}" cy="${ey}" r="3.4" fill="${color}" stroke="#fff" stroke-width="1.4"/>` : ""}</svg>`;
};

type BarChart = {
  w: number; h: number; v: (number | [lower: number, upper: number])[];
  color?: string; top?: string; accent?: string; hi?: number; gap?: number; r?: number; labels?: string[]; text?: string; size?: number;
};

/** Bars. `hi` is the index drawn in `accent`. A value may be [lower, upper] for a stacked bar. */
export const bars = ({ w, h, v, color = "#bcdcf2", top = "#1375b6", accent = "#ee7236", hi = -1, gap = 0.42, r = 4, labels = [], text = "#6b7a88", size = 8 }: BarChart) => {
  const bottom = labels.length ? size + 7 : 0, ph = h - bottom, step = w / v.length, bw = step * (1 - gap);
  const high = Math.max(...v.map((value) => [value].flat().reduce((a, b) => a + b)));
  return `<svg width="${w}" height="${h}" font-family="Inter">${v.map((value, i) => {
    const x = i * step + (step - bw) / 2, parts = [value].flat(), total = parts.reduce((a, b) => a + b), bh = (ph * total) / high, y = ph - bh;
    const lower = parts.length > 1 ? `<path d="M${x} ${ph - (ph * parts[0]) / high}h${bw}V${ph - r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - bw}a${r} ${r} 0 0 1 ${-r} ${-r}z" fill="${i === hi ? accent : top}"/>` : "";
    return `<rect x="${x}" y="${y}" width="${bw}" height="${bh}" rx="${r}" fill="${i === hi && parts.length === 1 ? accent : color}"/>${lower}${labels[i] ? `<text x="${x + bw / 2}" y="${h - 1}" text-anchor="middle" font-size="${size}" fill="${text}">${labels[i]}</text>` : ""}`;
  }).join("")}</svg>`;
};

/** A ring gauge from 0 to 100 with a rounded end. A `sweep` below 360 leaves it open at the bottom. */
export const ring = (size: number, thickness: number, value: number, color: string, middle = "", { track = "#e4edf4", sweep = 360, to = color } = {}) => {
  const r = (size - thickness) / 2, round = 2 * Math.PI * r, part = sweep / 360, id = `f${++ids}`, turn = sweep === 360 ? -90 : 90 + (360 - sweep) / 2;
  const circle = (stroke: string, length: number) => `<circle cx="${size / 2}" cy="${size / 2}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" stroke-dasharray="${length} ${round}"/>`;
  return `<div class="rel" style="width:${size}px;height:${size}px;flex:none"><svg width="${size}" height="${size}" style="transform:rotate(${turn}deg)"><defs><linearGradient id="${id}"><stop stop-color="${to}"/><stop offset="1" stop-color="${color}"/></linearGradient></defs>${circle(track, round * part)}${circle(`url(#${id})`, (round * part * value) / 100)}</svg><div class="at col mid" style="inset:0;align-items:center">${middle}</div></div>`;
};

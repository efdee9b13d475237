export type Line = { name: string; points: [x: number, y: number][] };
export type Mark = { x: number; name: string; label: string };
export type Plot = {
  title: string;
  description: string;
  unit: string;
  lines: Line[];
  /** Of the x axis, from left to right. */
  ticks: { x: number; label: string }[];
  marks: Mark[];
};

const WIDTH = 760;
const HEIGHT = 300;
const PLOT = { left: 64, right: 16, top: 62, bottom: 40 };
const POINTS = 240;
const Y_TICKS = 4;
/** The palette of the site, lighter in the dark. */
const COLOURS = [
  ["#1375b6", "#5cb3ea"],
  ["#b4460c", "#f2935f"],
  ["#0b7a4b", "#55c795"],
  ["#6b4fa0", "#b79be8"],
  ["#51606f", "#a9b7c4"],
] as const;
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4"];

/** An SVG that is readable on light and dark ground, and that screen readers read by its title and description. */
export function drawPlot({ title, description, unit, lines, ticks, marks }: Plot): string {
  const all = lines.flatMap(({ points }) => points);
  const xs = [...all.map(([x]) => x), ...ticks.map(({ x }) => x)];
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const top = niceTop(Math.max(0, ...all.map(([, y]) => y)));
  const x = (value: number) =>
    round(PLOT.left + ((value - first) / (last - first || 1)) * (WIDTH - PLOT.left - PLOT.right));
  const y = (value: number) => round(HEIGHT - PLOT.bottom - (value / top) * (HEIGHT - PLOT.top - PLOT.bottom));
  const bottom = HEIGHT - PLOT.bottom;

  const grid = Array.from({ length: Y_TICKS + 1 }, (_, index) => {
    const value = (top / Y_TICKS) * index;
    return `<path class="g" d="M${PLOT.left} ${y(value)}H${WIDTH - PLOT.right}"/><text x="${PLOT.left - 8}" y="${y(value) + 4}" text-anchor="end">${shown(value)}</text>`;
  });
  const days = ticks.map(
    ({ x: at, label }) =>
      `<path class="g" d="M${x(at)} ${PLOT.top}V${bottom}"/><text x="${x(at) + 4}" y="${bottom + 16}">${escaped(label)}</text>`,
  );
  const happened = marks.map(
    ({ x: at, name, label }) =>
      `<path class="m" d="M${x(at)} ${PLOT.top}V${bottom}"><title>${escaped(name)}</title></path><text x="${x(at) - 3}" y="${PLOT.top - 3}">${escaped(label)}</text>`,
  );
  const drawn = lines.map(({ name, points }, index) => {
    const path = thinned(points).map(([at, value]) => `${x(at)} ${y(value)}`);
    return `<path class="l c${index}" d="M${path.join("L")}"><title>${escaped(name)}</title></path>`;
  });
  const each = (WIDTH - PLOT.left - PLOT.right) / Math.max(lines.length, 1);
  const names = lines.map(({ name }, index) => {
    const at = round(PLOT.left + index * Math.min(each, 170));
    return `<path class="l c${index}" d="M${at} 42h22"/><text x="${at + 28}" y="46">${escaped(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${escaped(title)}</title>
<desc id="d">${escaped(description)}</desc>
<style>${styles(lines.length)}</style>
<rect class="b" width="${WIDTH}" height="${HEIGHT}" rx="12"/>
<text class="h" x="16" y="24">${escaped(title)}</text>
<text x="${PLOT.left - 8}" y="${PLOT.top - 8}" text-anchor="end">${escaped(unit)}</text>
<text x="${WIDTH - PLOT.right}" y="${HEIGHT - 8}" text-anchor="end">day of the product's clock</text>
${[...grid, ...days, ...happened, ...drawn, ...names].join("\n")}
</svg>
`;
}

function styles(count: number): string {
  const colours = (dark: 0 | 1) =>
    COLOURS.slice(0, count)
      .map((pair, index) => `.c${index}{stroke:${pair[dark]}}`)
      .join("");
  const dashes = DASHES.slice(1, count)
    .map((dash, index) => `.c${index + 1}{stroke-dasharray:${dash}}`)
    .join("");
  return [
    "text{font:12px system-ui,sans-serif;fill:#51606f}.h{font-size:15px;font-weight:600;fill:#0b1b2b}.b{fill:#fff}",
    ".g{stroke:#dbe4ec;fill:none}.m{stroke:#ee7236;stroke-dasharray:2 4;fill:none}.l{fill:none;stroke-width:2;stroke-linejoin:round}",
    colours(0),
    dashes,
    `@media(prefers-color-scheme:dark){text{fill:#a9b7c4}.h{fill:#fff}.b{fill:#0b1b2b}.g{stroke:#274058}${colours(1)}}`,
  ].join("");
}

/** The least and the most of each stretch, so that no peak is lost. */
export function thinned(points: [number, number][]): [number, number][] {
  if (points.length <= POINTS) return points;
  const size = (points.length * 2) / POINTS;
  const kept: [number, number][] = [];
  for (let begin = 0; begin < points.length; begin += size) {
    const part = points.slice(Math.floor(begin), Math.floor(begin + size));
    const sorted = part.toSorted(([, one], [, other]) => one - other);
    const ends = [sorted[0], sorted.at(-1)].filter((point) => point !== undefined);
    kept.push(...new Set(ends.sort(([one], [other]) => one - other)));
  }
  return kept;
}

function niceTop(most: number): number {
  if (most <= 0) return Y_TICKS;
  const step = most / Y_TICKS;
  const power = 10 ** Math.floor(Math.log10(step));
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= step) ?? 10;
  return nice * power * Y_TICKS;
}

const shown = (value: number) => (value >= 1_000 ? `${round(value / 1_000)}k` : String(round(value)));
const round = (value: number) => Math.round(value * 10) / 10;
const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

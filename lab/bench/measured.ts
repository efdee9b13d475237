type Weight = Record<
  "documentBrotli" | "scriptsBrotli" | "styleBrotli" | "fonts" | "phonePictures" | "phoneRequests",
  number
>;
type Scores = { performance: number; largestContentfulPaint: number };

export type Measured = {
  version: string;
  date: string;
  machine: { cores: number; processor: string; node: string };
  pages: Record<string, Weight>;
  lighthouse?: { runs: number; pages: Record<string, { applied: Scores }> };
  starts?: { what: string; p50: number; "CPU s"?: number }[];
};

export const SECTION = /<!-- measured -->\n[\s\S]*?<!-- \/measured -->/;

const PAGES = ["/", "/services", "/services/[slug]", "/careers", "/blog", "/contact"];
const KIB = 1024;

export function measuredSection({ version, date, machine, pages, lighthouse, starts = [] }: Measured): string {
  const rows = PAGES.map((name) => {
    const weight = pages[name];
    if (!weight) throw new Error(`The measurement of ${version} has nothing of ${name}.`);
    const sizes = [weight.documentBrotli, weight.scriptsBrotli, weight.styleBrotli, weight.fonts, weight.phonePictures];
    const scores = lighthouse?.pages[name]?.applied;
    const shown = scores ? [scores.performance, `${(scores.largestContentfulPaint / 1000).toFixed(1)} s`] : [];
    return [`\`${name}\``, ...sizes.map((bytes) => (bytes / KIB).toFixed(1)), weight.phoneRequests, ...shown];
  });
  const timed = lighthouse ? ["Lighthouse", "largest paint"] : [];
  const head = ["page", "HTML", "scripts", "style", "fonts", "pictures", "requests", ...timed];
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const facts = [
    `Measured on ${date} with version ${version} and Node.js ${machine.node.slice(1)} on ${machine.cores} cores (${machine.processor})`,
  ];
  const lines = starts.map(
    ({ what, p50, "CPU s": cpu }) =>
      `- ${what}: ${(p50 / 1000).toFixed(1)} s${cpu === undefined ? "" : `, ${cpu.toFixed(1)} s of CPU time`}`,
  );
  return [
    "<!-- measured -->",
    line(head),
    line(head.map(() => "---")),
    ...rows.map(line),
    "",
    ...(lines.length > 0 ? [...lines, ""] : []),
    `${facts}.`,
    "<!-- /measured -->",
  ].join("\n");
}

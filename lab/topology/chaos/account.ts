import type { Person, Seen } from "../seen.ts";
import { type Fault, KINDS } from "./plan.ts";

export type Round = { faults: Fault[]; began: number; ended: number; over: number };

const PEOPLE: Person[] = ["visitor", "applicant", "admin", "editor"];
const TWO = "two at a time";

/** Returns a Markdown table: for each kind of fault and for pairs, whose requests failed and for how long. */
export function tableOf(rounds: Round[], seen: Seen[]): string {
  const rows = [...KINDS, TWO].map((name) => {
    const own = rounds.filter(({ faults: [first, second] }) => (second ? TWO : first?.kind) === name);
    const during = (round: Round) => seen.filter(({ at, ms }) => at + ms >= round.began && at < round.over);
    const cells = PEOPLE.map((person) => {
      const all = own.flatMap(during).filter((each) => each.person === person);
      return `${all.filter(({ failure }) => failure).length} of ${all.length}`;
    });
    const back = own.map((round) => backAfter(round, during(round)));
    const times = back.length > 0 ? `${seconds(share(back, 0.5))}, ${seconds(share(back, 1))}` : "";
    return `| ${[name, own.length, ...cells, times].join(" | ")} |`;
  });
  return [
    `| | rounds | ${PEOPLE.map((person) => `${person}s`).join(" | ")} | all served again after, p50 and max |`,
    `| --- | ${"--- | ".repeat(PEOPLE.length + 2)}`.trim(),
    ...rows,
  ].join("\n");
}

function backAfter({ ended }: Round, seen: Seen[]): number {
  const last = seen.filter(({ failure }) => failure).map(({ at, ms }) => at + ms);
  return Math.max(0, Math.max(0, ...last) - ended);
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export function share(values: number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? 0;
}

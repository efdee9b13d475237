import { describe, expect, it } from "vitest";
import { tableOf } from "../../lab/topology/chaos/account.ts";
import { whatWasNotSentOnce } from "../../lab/topology/chaos/mails.ts";
import { type Fault, KINDS, nameOf, planRounds } from "../../lab/topology/chaos/plan.ts";
import type { Seen } from "../../lab/topology/seen.ts";

const SEEDS = [1, 2, 1_900_000_000];

function first(count: number, seed: number): Fault[][] {
  const rounds = planRounds(seed);
  return Array.from({ length: count }, () => rounds.next().value);
}

describe.each(SEEDS)("the faults of seed %i", (seed) => {
  const rounds = first(60, seed);

  it("are the same each time, and others than those of another seed", () => {
    expect(first(60, seed)).toEqual(rounds);
    expect(first(60, seed + 1)).not.toEqual(rounds);
  });

  it("happen to each service before any happens again", () => {
    const faults = rounds.flat().map(({ kind, service }) => `${service} ${kind}`);
    const all = new Set(faults);
    expect([...new Set(faults.slice(0, all.size))]).toHaveLength(all.size);
    expect(new Set(rounds.flat().map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  it("happen alone, or to two services at a time", () => {
    const sizes = rounds.map((round) => new Set(round.map(({ service }) => service)).size);
    expect(new Set(sizes)).toEqual(new Set([1, 2]));
    expect(sizes).toEqual(rounds.map((round) => round.length));
  });

  it("never end the mail catcher, which keeps mails in its memory", () => {
    const kinds = rounds.flat().filter(({ service }) => service === "mailpit");
    expect(kinds.map(({ kind }) => kind)).not.toContain("killed");
    expect(kinds.map(({ kind }) => kind)).not.toContain("stopped");
  });
});

const fault: Fault = {
  kind: "killed",
  service: "web",
  everyReplica: true,
  beginsMs: 0,
  lastsMs: 5_000,
  lostPackets: 0.1,
  stepSeconds: -7,
};

it("a fault is named with its amount", () => {
  expect(nameOf(fault)).toBe("each web killed");
  expect(nameOf({ ...fault, everyReplica: false, kind: "loses packets" })).toBe("web loses packets (10 %), 5 s");
  expect(nameOf({ ...fault, kind: "has its clock stepped" })).toBe("each web has its clock stepped by -7 s, 5 s");
});

it("the account counts failed requests by kind, and how long all took to be served again", () => {
  const seen: Seen[] = [
    { person: "visitor", at: 50, ms: 10, failure: "502" },
    { person: "visitor", at: 100, ms: 10 },
    { person: "visitor", at: 5_200, ms: 300, failure: "502" },
    { person: "editor", at: 20_000, ms: 1, failure: "503" },
  ];
  const rounds = [
    { faults: [fault], began: 90, ended: 5_000, over: 10_000 },
    { faults: [fault, fault], began: 19_000, ended: 21_000, over: 30_000 },
  ];
  const table = tableOf(rounds, seen);
  expect(table).toContain("| killed | 1 | 1 of 2 | 0 of 0 | 0 of 0 | 0 of 0 | 0.5 s, 0.5 s |");
  expect(table).toContain("| two at a time | 1 | 0 of 0 | 0 of 0 | 0 of 0 | 1 of 1 | 0.0 s, 0.0 s |");
});

it("an application has one mail to the applicant and one to the firm, each received once", () => {
  const mails = ["a", "a", "b"].flatMap((name, number) => [
    { messageId: `${name}-to-applicant`, people: [`${name}@example.com`] },
    { messageId: `${name}-to-firm-${number}`, people: ["hr@example.com", `${name}@example.com`] },
  ]);
  expect(whatWasNotSentOnce(mails.slice(2), ["a@example.com", "b@example.com"])).toEqual([]);
  expect(whatWasNotSentOnce(mails, ["a@example.com", "c@example.com"])).toEqual([
    "mail a-to-applicant was received twice",
    "a@example.com has 4 of 2 mails",
    "c@example.com has 0 of 2 mails",
  ]);
});

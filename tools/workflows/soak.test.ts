import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { grown, judge, leastHeaps, median } from "../../lab/soak/limits.ts";
import { momentOf, toLocal } from "../../lab/soak/local-time.ts";
import { busyness, HOLD, HOUR_MS, momentAfter, stretchesOf, weekOf } from "../../lab/soak/week.ts";
import { RETENTION_DAYS, wrongApplications, wrongMails } from "../../lab/soak/wrong.ts";
import { changeOf } from "../../scripts/steps/changed.ts";

const DAY_MS = 24 * HOUR_MS;
const utc = (moment: number) => new Date(moment).toISOString().slice(0, 16);

describe("the week of the soak", () => {
  it.each([
    [
      "the beginning of summer time",
      "2026-11-26",
      ["2027-03-24T08:00", "2027-03-28T01:00", "2027-03-31T08:00"],
      [
        "publish 2027-03-25T09:00 2027-03-25T08:00",
        "unpublish 2027-03-27T23:30 2027-03-27T22:30",
        "publish 2027-03-28T01:59 2027-03-28T00:59",
        "unpublish 2027-03-28T03:00 2027-03-28T01:00",
        "publish 2027-03-28T09:00 2027-03-28T07:00",
        "unpublish 2027-03-30T18:00 2027-03-30T16:00",
      ],
    ],
    [
      "its end",
      "2027-09-01",
      ["2027-10-27T07:00", "2027-10-31T01:00", "2027-11-03T07:00"],
      [
        "publish 2027-10-28T09:00 2027-10-28T07:00",
        "unpublish 2027-10-30T23:30 2027-10-30T21:30",
        "publish 2027-10-31T02:59 2027-10-31T00:59",
        "unpublish 2027-10-31T02:00 2027-10-31T01:00",
        "publish 2027-10-31T09:00 2027-10-31T08:00",
        "unpublish 2027-11-02T18:00 2027-11-02T17:00",
      ],
    ],
  ])("crosses %s, with changes at the times that editors chose", (_, from, [start, change, end], planned) => {
    const week = weekOf(Date.parse(from));
    expect([week.start, week.change, week.end].map(utc)).toEqual([start, change, end]);
    expect(week.planned.map(({ action, local, at }) => `${action} ${local} ${utc(at)}`)).toEqual(planned);
  });

  it("does not begin before it can, a few days before a change", () => {
    const from = Date.parse("2027-03-25T00:00Z");
    expect(weekOf(from).start).toBeGreaterThan(from);
  });

  it("takes the time it is given, and runs in real time around what is planned", () => {
    const week = weekOf(Date.parse("2026-11-26"));
    const realMs = 30 * 60_000;
    const stretches = stretchesOf(week, realMs);
    expect(stretches.reduce((sum, stretch) => sum + stretch.realMs, 0)).toBeCloseTo(realMs, 3);
    expect(stretches.map(({ from }) => from)).toEqual([week.start, ...stretches.slice(0, -1).map(({ to }) => to)]);
    expect(stretches.at(-1)?.to).toBe(week.end);
    for (const { at } of week.planned) {
      const held = stretches.find(({ from, to }) => from <= at && at < to);
      expect(held).toEqual({ from: at - HOLD.beforeMs, to: at + HOLD.afterMs, realMs: HOLD.beforeMs + HOLD.afterMs });
    }
    expect(() => stretchesOf(week, 60_000)).toThrow("more minutes");
  });

  it("has a clock that only goes forward", () => {
    const week = weekOf(Date.parse("2026-11-26"));
    const stretches = stretchesOf(week, 600_000);
    const moments = Array.from({ length: 601 }, (_, second) => momentAfter(stretches, second * 1_000));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect([moments[0], momentAfter(stretches, 60_000), moments.at(-1)]).toEqual([
      week.start,
      week.start + HOUR_MS,
      week.end,
    ]);
  });

  it("is quiet at night and at the weekend", () => {
    const at = (local: string) => busyness(momentOf(local, "Europe/Berlin"));
    expect(["2027-03-26T10:00", "2027-03-26T21:00", "2027-03-27T10:00", "2027-03-26T03:00"].map(at)).toEqual([
      1, 0.6, 0.4, 0.2,
    ]);
  });

  it("reads clocks of the zone both ways", () => {
    for (const local of ["2027-03-28T01:59", "2027-03-28T03:00", "2027-07-01T12:30", "2027-10-31T01:30"]) {
      expect(toLocal(momentOf(local, "Europe/Berlin"), "Europe/Berlin")).toBe(local);
    }
  });
});

describe("the end of the week", () => {
  const content = { applications: 10, answers: 5, edits: 20, planned: 6, looks: 30 };

  it("may have what people have sent, and no more", () => {
    const before = { "memory MB: site": 400, "files: DATA_DIR": 100, "rows: job_applications": 3, "handles: CMS": 50 };
    const after = { "memory MB: site": 690, "files: DATA_DIR": 115, "rows: job_applications": 18, "handles: CMS": 60 };
    expect(grown(judge(before, after, content))).toEqual([]);
    const leaked = { "memory MB: site": 800, "files: DATA_DIR": 300, "rows: job_applications": 19, "handles: CMS": 71 };
    expect(grown(judge(before, leaked, content)).map(({ name }) => name)).toEqual(Object.keys(leaked));
  });

  it("counts a quantity that could not be measured as grown", () => {
    expect(grown(judge({ "handles: CMS": 50 }, { "handles: CMS": Number.NaN }, content))).toHaveLength(1);
  });

  it("is compared by the heap that is left after a collection, day by day", () => {
    const samples = [500, 90, 300, 95, 400, 80].map((heap, at) => ({ at, values: { "heap MB: site": heap } }));
    expect(leastHeaps(samples, 1, 3)["least heap MB: site"]).toBe(90);
    expect(leastHeaps(samples, 3, 5)["least heap MB: site"]).toBe(95);
    expect(grown(judge({ "least heap MB: site": 100 }, { "least heap MB: site": 170 }, content))).toHaveLength(1);
  });

  it("is the middle of a few samples", () => {
    expect(median([{ a: 1 }, { a: 900, b: 2 }, { a: 3 }])).toEqual({ a: 3, b: 2 });
  });

  it("has each application once, or removed when it was due", () => {
    const now = Date.parse("2027-03-31");
    const application = (email: string, days: number) => ({ email, sentAt: now - days * DAY_MS });
    const sent = [
      application("young", 1),
      application("lost", 1),
      application("double", 1),
      application("removed", RETENTION_DAYS + 0.5),
      application("waits for its night", RETENTION_DAYS + 0.5),
      application("forgotten", RETENTION_DAYS + 2),
    ];
    const found = new Map(Object.entries({ young: 1, double: 2, "waits for its night": 1, forgotten: 1 }));
    expect(wrongApplications(sent, found, now)).toEqual([
      "lost is not there",
      "double is there 2 times",
      "forgotten was not removed",
    ]);
  });

  it("has each mail once", () => {
    const sent = [{ email: "a@example.com", sentAt: 0 }];
    const mailed = { enquiries: 1, answers: 0 };
    const mail = (recipient: string, messageId: string) => ({ recipient, messageId });
    const right = [mail("a@example.com", "1"), mail("hr@example.com", "2"), mail("sales@example.com", "3")];
    expect(wrongMails(sent, mailed, right)).toEqual([]);
    expect(wrongMails(sent, mailed, [...right, mail("hr@example.com", "2")])).toEqual([
      "HR got 2 mails for 1 applications",
      "1 mails came twice",
    ]);
    expect(wrongMails(sent, mailed, [])).toEqual([
      "a@example.com got 0 mails",
      "HR got 0 mails for 1 applications",
      "1 enquiries and answers, but 0 mails",
    ]);
  });
});

describe.runIf(changeOf("soak").isChanged)("PostgreSQL of the soak", () => {
  const module = new URL("../../lab/product/postgres.ts", import.meta.url);
  const program = `
    import { setTimeout } from "node:timers/promises";
    import { startPostgresWithoutSignals } from ${JSON.stringify(module.href)};
    const ended = ["SIGINT", "SIGTERM"].map((name) => new Promise((resolve) => process.on(name, resolve)));
    const postgres = await startPostgresWithoutSignals(process.argv[1]);
    console.log("started");
    await Promise.race(ended);
    await postgres.stop();
    await setTimeout(500);
    console.log("the rest was taken down");
    process.exit();`;

  it.each([
    ["the soak is told to end", (pid: number) => process.kill(pid, "SIGTERM")],
    ["Ctrl-C reaches both", (pid: number) => process.kill(-pid, "SIGINT")],
  ])("leaves time to take the rest down when %s", { tags: ["full"] }, async (_, interrupt) => {
    const folder = await mkdtemp(path.join(tmpdir(), "soak-test-"));
    await chmod(folder, 0o755);
    const run = ["--input-type=module", "--eval", program, folder];
    const child = spawn(process.execPath, run, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
    try {
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
      await expect.poll(() => output).toContain("started");
      const closed = once(child, "close");
      interrupt(child.pid ?? 0);
      await closed;
      expect(output).toContain("the rest was taken down");
      expect(await readdir(path.join(folder, "postgres"))).not.toContain("postmaster.pid");
    } finally {
      child.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    }
  });
});

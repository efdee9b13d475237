import type { Core } from "@strapi/strapi";
import { afterEach, expect, it, vi } from "vitest";
import { contentChanged } from "../src/changes/content-changed";
import { closeByDate } from "../src/jobs/close-by-date";

vi.mock("../src/changes/content-changed", () => ({ contentChanged: vi.fn(async () => {}) }));

afterEach(() => vi.useRealTimers());

it("the site hears of each job whose last day has ended, at midnight in India and once", async () => {
  const findMany = vi.fn(async () => [{ documentId: "id", slug: "night-baker" }]);
  const strapi = { db: { query: () => ({ findMany }) } } as never as Core.Strapi;
  const at = (moment: string) => {
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ["Date"] });
    return closeByDate(strapi);
  };
  await at("2030-01-01T12:00:00Z");
  vi.mocked(contentChanged).mockClear();
  findMany.mockClear();

  await at("2030-01-01T18:29:59Z");
  expect(findMany).not.toHaveBeenCalled();
  await at("2030-01-01T18:30:00Z");
  const change = { types: ["job"], documents: ["id"], addresses: ["/careers/night-baker"] };
  expect(vi.mocked(contentChanged).mock.calls).toEqual([[strapi, change]]);
  expect(findMany).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      where: expect.objectContaining({ closesAt: { $gte: "2030-01-01", $lt: "2030-01-02" } }),
    }),
  );
  await at("2030-01-01T18:30:01Z");
  expect(contentChanged).toHaveBeenCalledTimes(1);
});

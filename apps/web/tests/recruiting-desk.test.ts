import type { ApplicationItem } from "@repo/contract/application/applicant";
import { describe, expect, it } from "vitest";
import { withMoves } from "@/app/(dashboards)/admin/applicants/board/with-moves";
import { byName, readSaved, type SavedFilter, withSaved } from "@/app/(dashboards)/admin/applicants/stored-filters";

describe("saved filters", () => {
  it.each([null, "", "{", "5", "null", '[{"name":1}]', '[null,{"query":"q=1"}]'])(
    "are none when %j is stored",
    (stored) => {
      expect(readSaved(stored)).toEqual([]);
    },
  );

  it("are in the order of their names, each name and each filter once", () => {
    const first = { name: "Offers", query: "status=offer" };
    const saved = withSaved([first], { name: "Board", query: "view=board" });
    const names = (filters: SavedFilter[]) => byName(filters).map(({ name }) => name);
    expect(names(saved)).toEqual(["Board", "Offers"]);
    expect(withSaved(saved, { name: "Offers", query: "status=hired" })).toHaveLength(2);
    expect(names(withSaved(saved, { name: "All offers", query: "status=offer" }))).toEqual(["All offers", "Board"]);
    expect(readSaved(JSON.stringify(saved))).toEqual(saved);
  });

  it("are fifty at most, and the one that was saved first goes for another", () => {
    const names = Array.from({ length: 51 }, (_, index) => `Filter ${String(99 - index)}`);
    const stored = names.reduce((json, name) => {
      return JSON.stringify(withSaved(readSaved(json), { name, query: `q=${name}` }));
    }, "[]");
    const kept = readSaved(stored).map(({ name }) => name);
    expect(kept).toEqual(names.slice(1));
  });
});

describe("a column of the board", () => {
  const card = (id: string, status: ApplicationItem["status"]) => ({ id, status }) as ApplicationItem;
  const list = { items: [card("a", "new"), card("b", "new")], total: 40 };
  const ids = ({ items }: { items: ApplicationItem[] }) => items.map(({ id }) => id);

  it("loses a card that is on its way elsewhere, and gains one that comes", () => {
    const moves = new Map([
      ["a", card("a", "offer")],
      ["c", card("c", "new")],
    ]);
    const shown = withMoves("new", list, moves);
    expect(ids(shown)).toEqual(["c", "b"]);
    expect(shown.total).toBe(40);
    expect(withMoves("offer", { items: [], total: 0 }, moves)).toMatchObject({ total: 1, items: [{ id: "a" }] });
  });

  it("counts a card once when it has been read again before the move is over", () => {
    const shown = withMoves("new", list, new Map([["a", card("a", "new")]]));
    expect(ids(shown)).toEqual(["a", "b"]);
    expect(shown.total).toBe(40);
  });
});

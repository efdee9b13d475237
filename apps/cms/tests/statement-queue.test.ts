import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitStatements } from "../src/database/statement-limits";

type Answer = (error: Error | null, result?: string) => void;

/** Makes a connection that answers only on command. */
function connect() {
  const asked: { text: string; answer: Answer }[] = [];
  const connection = {
    query(text: string, answer: Answer) {
      if (text === "nonsense") throw new TypeError("no query");
      asked.push({ text, answer });
    },
  };
  limitStatements(connection as never);
  return { asked, query: (text: string, answer: Answer = () => {}) => connection.query(text, answer) };
}

const sentSoFar = async (asked: { text: string }[]) => {
  await new Promise(setImmediate);
  return asked.map(({ text }) => text);
};

beforeEach(() => {
  vi.stubGlobal("strapi", { requestContext: { get: () => undefined } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("a statement waits until the one before has been answered, whatever the answer", async () => {
  const { asked, query } = connect();
  for (const text of ["first", "second", "third"]) query(text);
  expect(await sentSoFar(asked)).toEqual(["first"]);
  asked[0]?.answer(null, "done");
  expect(await sentSoFar(asked)).toEqual(["first", "second"]);
  asked[1]?.answer(new Error("refused"));
  expect(await sentSoFar(asked)).toEqual(["first", "second", "third"]);
});

it("a statement that can't be sent gets its error, and holds up no other", async () => {
  const { asked, query } = connect();
  const failed = new Promise((resolve) => query("nonsense", resolve));
  query("next");
  expect(await failed).toEqual(new TypeError("no query"));
  expect(await sentSoFar(asked)).toEqual(["next"]);
});

it("the limit of a request is set right before its statement", async () => {
  const { asked, query } = connect();
  query("of nobody");
  vi.stubGlobal("strapi", {
    requestContext: { get: () => ({ method: "GET", path: "/api/faqs", state: {} }) },
  });
  query("of a reader");
  await sentSoFar(asked);
  asked[0]?.answer(null);
  expect(await sentSoFar(asked)).toEqual(["of nobody", "set statement_timeout = '5000ms'"]);
  asked[1]?.answer(null);
  expect(await sentSoFar(asked)).toEqual(["of nobody", "set statement_timeout = '5000ms'", "of a reader"]);
});

import { expect, it } from "vitest";
import { scalingQueue } from "../runtime/pipeline/scaling-queue.ts";

const LIMITS = { concurrency: 2, maxWaiting: 2 };

/** Returns whether the promise has resolved once everything else that can proceed has done so. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setImmediate(() => resolve(promise)));
  return (await Promise.race([later.then(() => true), promise.then(() => true), nextSlot()])) === true;
}
const nextSlot = () => new Promise((resolve) => setImmediate(() => setImmediate(() => resolve(false))));

it("lets as many in as it may, then one for each that ends, in the order in which they came", async () => {
  const take = scalingQueue(LIMITS);
  const [first, second] = [await take(), await take()];
  const [third, fourth] = [take(), take()];
  expect([await isDone(third), await isDone(fourth)]).toEqual([false, false]);
  second?.free();
  expect([await isDone(third), await isDone(fourth)]).toEqual([true, false]);
  first?.free();
  expect(await isDone(fourth)).toBe(true);
});

it("turns away whom it has no place for, until there is one", async () => {
  const take = scalingQueue(LIMITS);
  const first = await take();
  await take();
  const third = take();
  void take();
  expect(await take()).toBeNull();
  first?.free();
  first?.free();
  await third;
  expect(await isDone(take())).toBe(false);
  expect(await take()).toBeNull();
});

it("lets pictures be in memory together only as far as their shares allow, and one of any share alone", async () => {
  const take = scalingQueue(LIMITS);
  const [first, second] = [await take(), await take()];
  await first?.reserve(0.6);
  const held = second?.reserve(0.5) ?? Promise.resolve();
  expect(await isDone(held)).toBe(false);
  first?.free();
  expect(await isDone(held)).toBe(true);

  const third = await take();
  const small = third?.reserve(0.5) ?? Promise.resolve();
  expect(await isDone(small)).toBe(true);
  second?.free();
  third?.free();
  expect(await isDone((await take())?.reserve(1.1) ?? Promise.reject())).toBe(true);
});

import { setTimeout } from "node:timers/promises";
import { expected } from "../steps/environment.ts";

const POLL_MS = 20;
const TIMEOUT_MS = 20_000;

/** Milliseconds from `began`, on this process's clock, until the page has the text. */
export async function waitForText(address: string, text: string, began: number): Promise<number> {
  while (!(await (await fetch(address)).text()).includes(text)) {
    if (performance.now() - began > TIMEOUT_MS) throw expected(`${address} does not show "${text}".`);
    await setTimeout(POLL_MS);
  }
  return performance.now() - began;
}

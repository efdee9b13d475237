import type { Role } from "@repo/contract/http/roles";
import { Toaster } from "@repo/ui/toaster";
import axe from "axe-core";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DASHBOARDS, raiseFlag } from "@/lib/dashboards";
import { answer } from "./cms";

/** Renders at the dashboard's address, inside its layout, with a live session. */
export async function renderDashboard(role: Role, part: ReactNode, query = ""): Promise<void> {
  history.replaceState(null, "", DASHBOARDS[role].home + query);
  raiseFlag(role);
  answer("GET /api/session", () => ({ user: { email: `${role}@example.com`, role } }));
  await render(
    <>
      <main id="main" tabIndex={-1} className="min-h-dvh bg-mist outline-none">
        {part}
      </main>
      <Toaster />
    </>,
  );
}

/** Checks WCAG 2.2 A and AA, once transitions and the like are over. */
export async function expectAccessible(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await expect.poll(violations).toEqual([]);
}

async function violations(): Promise<string[]> {
  const { violations } = await axe.run({
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    rules: { "document-title": { enabled: false }, "html-has-lang": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

export async function expectUncovered(thing: Locator): Promise<void> {
  await expect.element(thing).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => {
      const element = thing.element();
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .toBe(true);
}

export async function focus(thing: Locator): Promise<void> {
  ((await thing.findElement()) as HTMLElement).focus();
}

/** Focuses first, since a key goes to whatever has the focus. */
export async function pressEnter(thing: Locator): Promise<void> {
  await focus(thing);
  await expect.element(thing).toHaveFocus();
  await userEvent.keyboard("{Enter}");
}

const addressShown = () => location.pathname + location.search;
export const expectAddress = (address: string | RegExp) =>
  expect.poll(addressShown).toEqual(typeof address === "string" ? address : expect.stringMatching(address));

export const textsOf = (things: Locator) => things.elements().map((element) => element.textContent);

/** Expects one text for each thing, in order. A text may be part of what is there. */
export function expectTexts(things: Locator, texts: (string | RegExp)[]) {
  return expect
    .poll(() => textsOf(things))
    .toEqual(
      texts.map((text) => (typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text))),
    );
}

export const linesOf = (text: Element) =>
  Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));

export const widthOf = () => document.documentElement.scrollWidth;

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

type Value = { value?: unknown };
type AXNode = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
};
type Row = [keys: string, heard: string];

/** `npm run test:quick -- as-heard` with this set writes the page instead of comparing with it. */
const WRITES = Boolean(process.env.WRITE_JOURNEYS);
const PAGE = path.resolve("../../docs/accessibility/journeys.md");
const MANY_TABS = 300;
const QUIET_MS = 2_000;
const NOTHING = "nothing";
/** Whether these are heard depends on how long something takes. */
const PASSING = /^(Checking…|Loading.*|Click to add an asset .*)$/;

const ROLES: Record<string, string> = {
  RootWebArea: "document",
  textbox: "edit",
  combobox: "combo box",
  checkbox: "check box",
  DisclosureTriangle: "disclosure triangle",
  contentinfo: "content information",
};
const NAMED_CONTAINERS = /^(dialog|alertdialog|form|region|group|navigation|complementary|toolbar|table|listbox)$/;
const CONTAINERS = /^(main|banner|contentinfo|dialog|alertdialog)$/;

/** Collects what live regions say, which the accessibility tree doesn't keep. */
function collectAnnouncements(): void {
  const said: string[] = [];
  Reflect.set(window, "said", said);
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const ALERT = '[role="alert"]';
  const textOf = (node: Node) => {
    // It separates blocks by line breaks, unlike the text content.
    const words: string = Reflect.get(node, "innerText") ?? node.textContent ?? "";
    return words
      .trim()
      .replace(/,\s*\n\s*/g, ", ")
      .replace(/[.:]?\s*\n\s*/g, ". ");
  };
  const watch = (root: Document | ShadowRoot) =>
    new MutationObserver((changes) => {
      const found = changes.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(LIVE);
        if (around) {
          const isWhole = around.ariaAtomic === "true" || (around.role && around.ariaAtomic !== "false");
          if (isWhole) return [around];
          return addedNodes.length > 0 ? [...addedNodes] : [target];
        }
        // Of regions that come with their text, screen readers say alerts alone.
        const elements = [...addedNodes].filter((node) => node instanceof Element);
        return elements.flatMap((node) => [...(node.matches(ALERT) ? [node] : []), ...node.querySelectorAll(ALERT)]);
      });
      said.push(...[...new Set(found)].filter((node) => node.isConnected).map(textOf));
    }).observe(root, { subtree: true, childList: true, characterData: true });
  watch(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    watch(root);
    return root;
  };
}

const text = ({ value }: Value = {}) =>
  String(value ?? "")
    .replace(/\s+/g, " ")
    .trim();

function spoken({ role, name, value, description, properties = [] }: AXNode): string {
  const state = (wanted: string) => properties.find((each) => each.name === wanted)?.value.value;
  const kind = text(role);
  const isField = /^(textbox|searchbox|combobox|spinbutton)$/.test(kind);
  const states = [
    state("checked") !== undefined && (state("checked") === "true" ? "checked" : "not checked"),
    state("pressed") === "true" && "pressed",
    state("expanded") !== undefined && kind !== "RootWebArea" && (state("expanded") ? "expanded" : "collapsed"),
    state("required") && "required",
    state("invalid") && state("invalid") !== "false" && "invalid",
    state("disabled") && "unavailable",
    kind === "heading" && `level ${state("level")}`,
  ];
  return [text(name), ROLES[kind] ?? kind, ...states, isField && text(value) && `“${text(value)}”`, text(description)]
    .filter(Boolean)
    .join(", ");
}

/**
 * Presses keys as somebody would who sees nothing, and hears what Chromium gives a screen reader: the containers that
 * the focus enters, the element with the focus, and what live regions say.
 */
export async function listen(page: Page, title: string, hide: [string | RegExp, string][] = []) {
  await page.addInitScript(collectAnnouncements);
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const rows: Row[] = [];
  const expected = WRITES ? [] : journey(title);
  let around: string[] = [];
  let focused = "";
  let told = 0;

  async function now() {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const isFocused = ({ properties, ignored }: AXNode) =>
      !ignored && properties?.some(({ name, value }) => name === "focused" && value.value === true);
    const node = nodes.findLast(isFocused);
    if (!node) return { line: "", containers: [] as string[] };
    const containers: string[] = [];
    for (let at = byId.get(node.parentId ?? ""); at; at = byId.get(at.parentId ?? "")) {
      const role = text(at.role);
      const isNamed = NAMED_CONTAINERS.test(role) && text(at.name);
      if (!at.ignored && (isNamed || CONTAINERS.test(role))) {
        containers.unshift([text(at.name), ROLES[role] ?? role].filter(Boolean).join(", "));
      }
    }
    return { line: spoken(node), containers };
  }

  const hidden = (words: string) =>
    hide.reduce((whole, [from, to]) => whole.replaceAll(from, to), words).replaceAll("|", "\\|");

  async function heard() {
    const { line, containers } = await now();
    const said: string[] = await page.evaluate(() => Reflect.get(window, "said") ?? []).catch(() => []);
    const entered = containers.filter((each) => !around.includes(each));
    const moved = line !== focused || entered.length > 0 ? [[...entered, line].filter(Boolean).join(" › ")] : [];
    const news = [...new Set(said.slice(told).map(hidden))].filter((each) => each && !PASSING.test(each));
    const whole = news.filter((each) => !news.some((other) => other !== each && other.includes(each)));
    const parts = [...moved.map(hidden), ...whole.map((each) => `says: ${each}`)];
    return { text: parts.join("; ") || NOTHING, containers, line, told: said.length };
  }

  async function hear(keys: string): Promise<void> {
    let latest = await heard();
    if (WRITES) {
      for (let before = ""; before !== latest.text; latest = await heard()) {
        before = latest.text;
        await page.waitForTimeout(QUIET_MS);
      }
    } else {
      const listened = async () => {
        latest = await heard();
        return parted(latest.text);
      };
      await expect.poll(listened, keys).toEqual(parted(expected[rows.length]?.[1] ?? "the end"));
    }
    rows.push([hidden(keys), latest.text]);
    around = latest.containers;
    focused = latest.line;
    told = latest.told;
  }

  return {
    async open(address: string): Promise<void> {
      await page.goto(address);
      await hear("opens the page");
    },
    async press(key: string): Promise<void> {
      await page.keyboard.press(key);
      await hear(key);
    },
    /** Writes what is typed beside the key before it, unless something is announced meanwhile. */
    async type(words: string, by: "type" | "insertText" = "type"): Promise<void> {
      await page.keyboard[by](words);
      const keys = hidden(`types “${words}”`);
      const last = rows.at(-1) as Row;
      const merged: Row = [`${last[0]}, ${keys}`, last[1]];
      ({ line: focused } = await now());
      if (!WRITES && expected[rows.length - 1]?.[0] === merged[0]) rows.splice(-1, 1, merged);
      else {
        await hear(keys);
        if (rows.at(-1)?.[1] === NOTHING) rows.splice(-2, 2, merged);
      }
    },
    /** Presses Tab until the element has the focus, and writes down the last one alone. */
    async tabTo(target: Locator): Promise<void> {
      await expect(target).toBeEnabled();
      for (let tabs = 1; tabs <= MANY_TABS; tabs += 1) {
        await page.keyboard.press("Tab");
        if (await target.evaluate((element) => element === document.activeElement)) {
          await hear(tabs === 1 ? "Tab" : `Tab, ${tabs} times`);
          return;
        }
      }
      throw new Error(`${target} can't be reached by ${MANY_TABS} tabs.`);
    },
    hear,
    /** Compares the keys with the page, or writes the journey there. */
    end(): void {
      if (WRITES) write(title, rows);
      else expect(rows.map(([keys]) => keys)).toEqual(expected.map(([keys]) => keys));
    },
  };
}

/** Announcements that are made at the same time come in any order. */
const parted = (whole: string) => whole.split(/; (?=says: )/).sort();

const section = (title: string) => new RegExp(`(## ${title}\\n\\n.*?\\n\\n)(\\| key [\\s\\S]*?)(?=\\n\\n|\\n$|$)`, "s");

function journey(title: string): Row[] {
  const [, , table = ""] = section(title).exec(readFileSync(PAGE, "utf8")) ?? [];
  return table
    .split("\n")
    .slice(2)
    .map((line) => line.slice(2, -2).split(/(?<!\\) \| /) as Row);
}

function write(title: string, rows: Row[]): void {
  const table = ["| key | heard |", "| --- | --- |", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join("\n");
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(
    PAGE,
    page.replace(section(title), (_, head) => head + table),
  );
}

export type FieldStep = { label: string; index?: number };

const WRITABLE = "input, textarea, [contenteditable='true']";
const FOCUSABLE = `${WRITABLE}, select, button, [tabindex='0']`;
const ENTRY = "h3 > button[aria-controls]";
const DYNAMIC_ZONE_LABEL = "main span";
const FRAMES = 60;

export async function focusField(path: string, steps: FieldStep[]): Promise<void> {
  const last = steps.at(-1);
  let within: Element | undefined = document.body;
  for (const step of steps.slice(0, -1)) within = within && (await open(within, step));
  const field = named(path) ?? (within && last && inputOf(fieldOf(within, last.label, FOCUSABLE)));
  if (!field) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

const named = (path: string) => document.querySelector<HTMLElement>(`form [name="${CSS.escape(path)}"]`);

async function open(within: Element, { label, index }: FieldStep): Promise<Element | undefined> {
  if (index === undefined) return fieldOf(within, label, "label", 2);
  const list = fieldOf(within, label, ENTRY);
  if (!list) return undefined;
  const button = [...list.querySelectorAll<HTMLElement>(ENTRY)].filter(isOfList(list))[index];
  if (!button) return undefined;
  if (button.ariaExpanded === "false") button.click();
  const entry = document.getElementById(button.getAttribute("aria-controls") ?? "");
  for (let frame = 0; frame < FRAMES && !entry?.querySelector("label"); frame++) await nextFrame();
  // Opening an entry closes another and moves the rest; closed ones disappear with the next frame.
  const animations = list.getAnimations({ subtree: true }).filter(ends);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  await nextFrame();
  return entry ?? undefined;
}

const ends = ({ effect, playState }: Animation) =>
  playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Returns the label's closest ancestor with that many `parts`. A component's field of the same name lies deeper. */
function fieldOf(within: Element, name: string, parts: string, atLeast = 1): Element | undefined {
  const [label] = [labelsIn(within, "label", name), labelsIn(within, DYNAMIC_ZONE_LABEL, name)].flat();
  let field: Element | null | undefined = label;
  while (field && field.querySelectorAll(parts).length < atLeast) field = field.parentElement;
  return field ?? undefined;
}

function labelsIn(within: Element, kind: string, name: string): Element[] {
  return [...within.querySelectorAll(kind)]
    .filter(({ textContent }) => textContent?.replace(/\*$|\s\(\d+\)\*?$/, "").trim() === name)
    .sort((one, other) => depth(one) - depth(other));
}

function inputOf(field: Element | undefined): HTMLElement | undefined {
  const visible = (selector: string) =>
    [...(field?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) => each.checkVisibility());
  return visible(WRITABLE) ?? visible(FOCUSABLE);
}

function isOfList(list: Element) {
  return (button: Element) => {
    const around = button.closest("[role='region']");
    return !around || !list.contains(around);
  };
}

function depth(element: Element): number {
  return element.parentElement ? 1 + depth(element.parentElement) : 0;
}

import { counted, hintBounds, lengthIn } from "../../pages/checks/hint-bounds";

/** Adds a text's length to the hint of the field that an editor types in, if the hint says how long it may be. */
export function countInHints(): void {
  const counter = document.createElement("span");
  const show = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const hint = hintOf(target);
    const bounds = hintBounds(hint?.textContent ?? "");
    if (!hint || !bounds || bounds.unit === "pixels") return counter.remove();
    const length = lengthIn(bounds.unit, target.value);
    counter.textContent = ` Now ${counted(length, bounds.unit)}.`;
    counter.style.fontWeight = length < bounds.min || length > bounds.max ? "bold" : "";
    if (counter.parentNode !== hint) hint.append(counter);
  };
  document.addEventListener("focusin", show);
  document.addEventListener("input", show);
}

function hintOf(field: HTMLElement): HTMLElement | undefined {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)).find((each) => each?.id.endsWith("-hint")) ?? undefined;
}

/** Whether the person has asked for less motion. */
export const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Brings an element into view, in a movement where motion is welcome. Not by the style sheet: there it would move
 * whoever goes back in the history through the whole page, too.
 */
export function scrollToElement(element: Element, block: ScrollLogicalPosition = "start"): void {
  element.scrollIntoView({ block, behavior: prefersLessMotion() ? "auto" : "smooth" });
}

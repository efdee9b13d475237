export const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Not `scroll-behavior` in CSS: that would also animate going back in the history. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition = "start"): void {
  element.scrollIntoView({ block, behavior: prefersLessMotion() ? "auto" : "smooth" });
}

export const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Replaces `scroll-behavior` in CSS, which would also animate going back in the history. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition = "start"): void {
  element.scrollIntoView({ block, behavior: prefersLessMotion() ? "auto" : "smooth" });
}

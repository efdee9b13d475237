import type { Locator } from "@playwright/test";

export async function toTop(place: Locator, above = 20): Promise<void> {
  await place.evaluate((element: HTMLElement, above) => {
    element.style.scrollMarginTop = `${above}px`;
    element.scrollIntoView();
  }, above);
}

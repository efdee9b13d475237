/** Look of a dialog in the middle of the window: as far from each edge of a phone as the others. */
export const dialogCard = "card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] text-ink";

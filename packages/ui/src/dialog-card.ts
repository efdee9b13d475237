export const dialogCard = "card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] text-ink";

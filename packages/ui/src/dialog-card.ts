export const dialogCard = "card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] text-ink";

export const dialogWindow = "m-0 h-dvh max-h-none w-full max-w-none bg-white text-ink";

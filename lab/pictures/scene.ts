import type { Locator, Page } from "@playwright/test";

export type Entries = { faq: string; post: string; service: string; privateLink: string };

export type Scene = {
  as: "administrator" | "editor" | "jobs" | "blog" | "visitor";
  path: string;
  viewport?: { width: number; height: number };
  scale?: number;
  show: (page: Page) => Promise<Locator | Area | undefined>;
};

type Area = { x: number; y: number; width: number; height: number };

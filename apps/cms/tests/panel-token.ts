import { inject } from "vitest";

const held = globalThis as { panelTokens?: Map<string, string> };
held.panelTokens ??= new Map();

/** Returns the token for the CMS that this file is tested on. */
export const panelToken = (): string => held.panelTokens?.get(inject("cmsUrl")) ?? inject("panelToken");

export function renewPanelToken(token: string): void {
  held.panelTokens?.set(inject("cmsUrl"), token);
}

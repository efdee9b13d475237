/** The first that a browser's header names decides: Edge also names Chrome, and Chrome Safari. */
const BROWSERS = {
  Edg: "Edge",
  "OPR/": "Opera",
  "SamsungBrowser/": "Samsung Internet",
  "Firefox/": "Firefox",
  "FxiOS/": "Firefox",
  "CriOS/": "Chrome",
  "Chrome/": "Chrome",
  "Safari/": "Safari",
};
const SYSTEMS = {
  iPhone: "iPhone",
  iPad: "iPad",
  Android: "Android",
  CrOS: "ChromeOS",
  Windows: "Windows",
  Macintosh: "macOS",
  Linux: "Linux",
};

/** Returns a name such as “Firefox on Windows” for a `User-Agent`. */
export function browserName(agent: string): string {
  const named = (names: Record<string, string>) => Object.entries(names).find(([token]) => agent.includes(token))?.[1];
  const system = named(SYSTEMS);
  return `${named(BROWSERS) ?? "Another browser"}${system ? ` on ${system}` : ""}`;
}

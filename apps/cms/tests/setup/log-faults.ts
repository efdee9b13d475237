import { tell } from "@repo/testing/config/check-events.ts";

/** What tests cause on purpose: no mail server, a trigger that refuses audit entries or files, a missing table. */
const ON_PURPOSE = [
  /^502 POST \/api\/contact$/,
  /^500 POST \/(upload|admin\/(users|roles|api-tokens|webhooks)|users-permissions\/roles)$/,
  /^500 GET \/api\/faqs$/,
  /^501 PROPFIND none$/,
  /^503 GET \/api\/blog(-posts|\/entries)$/,
  /^Unhandled rejection: Error: Transaction query already complete/,
];

type Line = { message: string; status?: number; aborted?: boolean; method?: string; route?: string };

/** Reports to `npm test` the rejections and the answers with 5xx in a CMS's log that no test causes on purpose. */
export function tellFaults(log: string): void {
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  const faults = lines.flatMap((line) => {
    const { message, status = 0, aborted, method, route }: Line = JSON.parse(line);
    if (status >= 500 && !aborted) return [`${status} ${method} ${route}`];
    return message.startsWith("Unhandled rejection") ? [message] : [];
  });
  const found = [...new Set(faults)].filter((fault) => !ON_PURPOSE.some((known) => known.test(fault)));
  if (found.length > 0)
    tell({ test: "the CMS's log has what no test causes on purpose", failed: found.join("\n"), isFinal: true });
}

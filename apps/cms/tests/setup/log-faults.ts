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

type Line = { message?: string; status?: number; aborted?: boolean; method?: string; route?: string };

/** Reports to `npm test` the rejections and the answers with 5xx in a CMS's log that no test causes on purpose. */
export function tellFaults(log: string): void {
  const faults = log.split("\n").flatMap((text) => {
    const { message = text, status = 0, aborted, method, route } = parse(text);
    if (status >= 500 && !aborted) return [`${status} ${method} ${route}`];
    return message.includes("Unhandled rejection") ? [message] : [];
  });
  const found = [...new Set(faults)].filter((fault) => !ON_PURPOSE.some((known) => known.test(fault)));
  if (found.length === 0) return;
  const [test, failed] = ["the CMS's log has what no test causes on purpose", found.join("\n")];
  console.error(`${test}:\n${failed}`);
  tell({ test, failed, isFinal: true });
}

/** Not every line is JSON, and the CMS's two streams may meet within one. */
function parse(text: string): Line {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

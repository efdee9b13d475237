import { tell } from "@repo/testing/config/check-events.ts";

/** What tests cause on purpose, by their files. */
const ON_PURPOSE = Object.values({
  "contact, mail": [/^502 POST \/api\/contact$/],
  "audit-access": [
    /^500 POST \/(admin\/(users|roles|api-tokens|webhooks)|users-permissions\/roles)$/,
    /^Unhandled rejection: .*(Transaction query already complete|up_permissions_role_lnk)/,
  ],
  bodies: [/^500 POST \/upload$/],
  "panel-roles": [/^500 GET \/content-manager\/relations\//],
  "queries, statement-limits": [/^50[03] GET \/api\/faqs$/, /^503 POST \/graphql$/],
  operating: [/^501 PROPFIND none$/],
  blog: [/^503 GET \/api\/blog(-posts|\/entries)$/],
}).flat();

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

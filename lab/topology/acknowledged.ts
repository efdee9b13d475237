import { setTimeout } from "node:timers/promises";
import { signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import type { Load } from "./load.ts";

/** Includes two minutes after which mails of a killed CMS are due again. */
const MAILS_MS = 180_000;
/** A session that nobody renews ends after five minutes. */
const SESSION_MS = 120_000;

type Item = { id: string; email: string; title: string; mailState: string };

/** Looks for each acknowledged application and the job. @returns what is missing, or differs from what was sent. */
export async function whatIsWrong({ acknowledged }: Load, { site }: Place): Promise<string[]> {
  let jobs = await signInToDashboard(site, "jobs");
  let since = Date.now();
  const find = async (list: string, q: string) => {
    if (Date.now() - since > SESSION_MS) {
      jobs = await signInToDashboard(site, "jobs");
      since = Date.now();
    }
    return (await jobs.get<{ items: Item[] }>("GET", `/api/dashboard/${list}?q=${encodeURIComponent(q)}`)).items;
  };

  const wrong: string[] = [];
  let bytesMissing = 0;
  const deadline = Date.now() + MAILS_MS;
  for (const { email, bytes } of acknowledged.applications) {
    let found = await find("applications", email);
    if (found.length !== 1) wrong.push(`${email} is there ${found.length} times`);
    while (found.some(({ mailState }) => mailState !== "sent") && Date.now() < deadline) {
      await setTimeout(500);
      found = await find("applications", email);
    }
    for (const { id, mailState } of found) {
      if (mailState !== "sent") wrong.push(`mails of ${email} are ${mailState}`);
      const file = await (await jobs.ask("GET", `/api/resumes/${id}`)).arrayBuffer();
      if (file.byteLength !== bytes) bytesMissing += 1;
    }
  }
  if (bytesMissing > 0) wrong.push(`${bytesMissing} résumés are not what was sent`);
  const [job] = (await find("jobs", acknowledged.title())).filter(({ id }) => id === acknowledged.job);
  if (!job) wrong.push(`the job's title is not "${acknowledged.title()}"`);
  return wrong;
}

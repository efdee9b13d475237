import { cmsSettings, commandToken } from "@repo/process/settings";

type Refusal = { error?: { message?: string; fields?: Record<string, string> } };

/** Asks the running CMS what only commands on the server may. @throws what it answers, for people */
export async function askAsCommand<Answer>(path: string, body?: object): Promise<Answer> {
  const { cmsLocalUrl, siteToken, secrets } = cmsSettings(process.env);
  const answer = await fetch(cmsLocalUrl + path, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      "x-site-token": siteToken.current,
      "x-command-token": commandToken(secrets.adminJwt),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  if (!answer) throw new Error(`The CMS at ${cmsLocalUrl} doesn't respond: start the product first.`);
  if (answer.ok) return answer.json() as Promise<Answer>;
  const { error } = (await answer.json().catch(() => ({}))) as Refusal;
  const fields = Object.values(error?.fields ?? {});
  throw new Error(fields.length > 0 ? fields.join(" ") : (error?.message ?? `The CMS answered ${answer.status}.`));
}

import "server-only";
import { webSettings } from "@repo/process/settings";
import { fetchCms } from "./fetch-cms";
import { CmsError, OUTAGE_STATUSES } from "./graphql";
import { shareResponse } from "./shared-responses";

/** For data that only the site may read. @throws {CmsError} */
export const cmsRead = <Result>(path: string): Promise<Result> => shareResponse(path, () => read<Result>(path));

async function read<Result>(path: string): Promise<Result> {
  const { siteToken } = webSettings(process.env);
  const unanswered = (error: Error) => {
    throw new CmsError(`The CMS does not answer: ${error.message}`, true);
  };
  const answer = await fetchCms(path, { headers: { "x-site-token": siteToken.current } }).catch(unanswered);
  if (answer.ok) return answer.json().catch(unanswered);
  const body = await answer.json().catch(() => null);
  throw new CmsError(
    `The CMS answers ${answer.status} for ${path}.`,
    OUTAGE_STATUSES.includes(answer.status),
    body?.error?.code,
  );
}

import { createJar } from "../../packages/testing/src/jar.ts";
import { ACCOUNTS } from "../product/dashboard.ts";

const JSON_TYPE = { "content-type": "application/json" };

type Ask = (
  person: "recruiter",
  address: string,
  statuses: number[],
  init?: RequestInit,
) => Promise<{ answer: Response; text: () => string } | undefined>;

/** Returns what a recruiter does next each time: signs in or out, reads the list, opens a résumé or changes a status. */
export function recruiterOf(siteUrl: string, ask: Ask): () => Promise<unknown> {
  const jar = createJar();
  let recruited = 0;
  return async () => {
    recruited += 1;
    const asRecruiter = async (address: string, statuses: number[], init: RequestInit = {}) => {
      const asked = await ask("recruiter", address, statuses, {
        ...init,
        headers: { ...init.headers, cookie: jar.header(), origin: siteUrl },
      });
      if (asked) jar.keep(asked.answer);
      return asked;
    };
    const signIn = async () => {
      const body = JSON.stringify(ACCOUNTS.jobs);
      await asRecruiter("/api/auth/jobs/login", [200], { method: "POST", headers: JSON_TYPE, body });
    };
    if (recruited % 20 === 0) await asRecruiter("/api/auth/jobs/logout", [204], { method: "POST" });
    if (recruited % 20 === 0 || jar.header() === "") return signIn();
    // A session ends after some time without a request, and the next day may be that late.
    const listed = await asRecruiter("/api/dashboard/applications", [200, 401]);
    if (listed?.answer.status === 401) return signIn();
    const { items = [] } = JSON.parse(listed?.text() || "{}") as { items?: { id: string; updatedAt: string }[] };
    const one = items[recruited % 10];
    if (!one) return;
    // The application may be deleted by age meanwhile.
    if (recruited % 3 === 0) return asRecruiter(`/api/resumes/${one.id}`, [200, 404]);
    if (recruited % 5 === 0) {
      const body = JSON.stringify({ status: recruited % 2 ? "in_review" : "interview", updatedAt: one.updatedAt });
      return asRecruiter(`/api/dashboard/applications/${one.id}`, [200, 404], {
        method: "PATCH",
        headers: JSON_TYPE,
        body,
      });
    }
    return undefined;
  };
}

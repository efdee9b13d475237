import { createHash, randomBytes } from "node:crypto";
import { applicationForm } from "@repo/testing/application";
import { pdf } from "@repo/testing/pdf";
import { bySite } from "../sign-in";

export type Sent = { email: string; id: string; digest: string };

type Settings = Record<string, string>;
type Answer = { status: number; body: { id?: string; error?: { code: string } } };

/** Longer than a killed CMS needs to come back. */
const TIMEOUT_MS = 600_000;

export const digestOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Retries with the same key until the answer is 201. @throws on an answer that a retry can't change, or on timeout. */
export async function apply(settings: Settings, job: string, number: number): Promise<Sent> {
  const applicant = await createApplicant(settings, job, number);
  let answer: Answer | Error | undefined;
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
    answer = await applicant.send().catch((error: Error) => error);
    if ("status" in answer && answer.status === 201) {
      const { email, digest } = applicant;
      return { email, id: answer.body.id ?? "", digest };
    }
    if ("status" in answer && ![409, 429, 502, 503].includes(answer.status)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not taken: ${answer instanceof Error ? answer.message : JSON.stringify(answer)}`);
}

/** Each `send` of one applicant sends the same request, with a real PDF. */
export async function createApplicant(settings: Settings, job: string, number: number) {
  const email = `applicant-${number}@example.com`;
  const content = await pdf([`Applicant ${number}`], randomBytes(20_000 + 1_000 * (number % 100)));
  const resume = new File([content], "cv.pdf", { type: "application/pdf" });
  const form = applicationForm(resume, { job, name: `Applicant ${number}`, email });
  const headers = {
    ...bySite(settings),
    "x-client-address": `10.1.${number >> 8}.${number & 255}`,
    "idempotency-key": crypto.randomUUID(),
  };

  return {
    email,
    digest: digestOf(content),
    async send(cmsUrl = settings.CMS_URL): Promise<Answer> {
      const response = await fetch(`${cmsUrl}/api/job-applications`, {
        method: "POST",
        headers,
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: (await response.json()) as Answer["body"] };
    },
  };
}

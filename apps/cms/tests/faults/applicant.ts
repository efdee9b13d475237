import { createHash, randomBytes } from "node:crypto";
import { PDFDocument } from "pdf-lib";

export type Sent = { email: string; id: string; digest: string; milliseconds: number };

export const digestOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** One person, with a résumé of their own, who tries again with the same key until the answer is 201. */
export async function apply(cmsUrl: string, siteToken: string, job: string, number: number): Promise<Sent> {
  const email = `applicant-${number}@example.com`;
  const document = await PDFDocument.create();
  document.addPage().drawText(`Applicant ${number}`);
  await document.attach(randomBytes(20_000 + 1_000 * (number % 100)), "portfolio.bin");
  const pdf = new Uint8Array(await document.save());

  const form = new FormData();
  const fields = {
    job,
    name: `Applicant ${number}`,
    email,
    phone: "+91 40 0000 0000",
    work_type: "Full-time",
    years_experience: "4",
    current_ctc: "12.5",
    expected_ctc: "16",
    notice_period: "30",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", new File([pdf], "cv.pdf", { type: "application/pdf" }));
  const headers = {
    "x-site-token": siteToken,
    "x-client-address": `10.1.${number >> 8}.${number & 255}`,
    "idempotency-key": crypto.randomUUID(),
  };

  for (;;) {
    const started = performance.now();
    const answer = await fetch(`${cmsUrl}/api/job-applications`, { method: "POST", headers, body: form })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as { id: string } }))
      .catch(() => undefined);
    if (answer?.status === 201) {
      return { email, id: answer.body.id, digest: digestOf(pdf), milliseconds: performance.now() - started };
    }
    if (answer && ![409, 429, 502, 503].includes(answer.status)) {
      throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

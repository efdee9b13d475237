/**
 * `npm run erase -- someone@example.com` deletes, in the running product, the applications and the answers to forms that an
 * address sent, with their files and mails.
 */

import { expected, fail } from "../ops/command.ts";
import { prepareEnvironment } from "../ops/run/environment.ts";

try {
  const [email] = process.argv.slice(2);
  if (!email?.includes("@")) throw expected("Name the email address: npm run erase -- someone@example.com");
  const { product } = await prepareEnvironment({ ports: false, idle: false });
  const answer = await fetch(`${product.cmsLocalUrl}/api/job-applications/erase`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-site-token": product.siteToken.current },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(120_000),
  }).catch(() => undefined);
  if (!answer) throw expected(`The CMS at ${product.cmsLocalUrl} doesn't respond: start the product first.`);
  if (!answer.ok) throw expected(`The CMS answered ${answer.status}: nothing was erased.`);
  const { applications, answers, mails } = await answer.json();
  console.log(
    `Erased ${applications} applications and ${answers} answers to forms with their files, and ${mails} mails.`,
  );
} catch (error) {
  fail(error);
}

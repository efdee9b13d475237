/**
 * `npm run account -- someone@example.com --reset` removes, in the running product, all passkeys of an account of a
 * dashboard and ends its sessions, so that its password signs it in again.
 */
import { expected, fail, prepareEnvironment } from "./steps/environment.ts";

try {
  const given = process.argv.slice(2);
  const email = given.find((word) => word.includes("@"));
  if (!email || !given.includes("--reset")) {
    throw expected("Name the account: npm run account -- someone@example.com --reset");
  }
  const { product } = await prepareEnvironment({ ports: false, idle: false });
  const answer = await fetch(`${product.cmsUrl}/api/accounts/reset`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-site-token": product.siteToken.current },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  if (!answer) throw expected(`The CMS at ${product.cmsUrl} doesn't respond: start the product first.`);
  if (answer.status === 404) throw expected(`No account of a dashboard has the address ${email}.`);
  if (!answer.ok) throw expected(`The CMS answered ${answer.status}: nothing was reset.`);
  const { passkeys, sessions } = await answer.json();
  console.log(`Passkeys removed: ${passkeys}. Sessions ended: ${sessions}. The account is told by mail.`);
} catch (error) {
  fail(error);
}

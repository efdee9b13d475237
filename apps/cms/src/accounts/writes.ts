import { on, onWrite, saved, type Write, type Written, written } from "../changes/on-write";
import { fieldError } from "../database/field-error";
import { NOT_GIVEN } from "./accounts-in-panel";
import { ACCOUNTS, findDashboardAccount } from "./dashboard-account";
import { mailPasswordLink } from "./password-links/mail-link";
import { refuseCommon } from "./passwords/refuse-common-passwords";

type Data = { password?: unknown; passwordLinkDigest?: string | null };
type Row = { id: number; email: string; password: string | null; blocked: boolean; role: { id: number } | null };

const NEEDED = "Without a password, an account needs one of the two dashboards, for which it gets an invitation.";

export const accounts = onWrite(ACCOUNTS, {
  clean: [on("clone")<Data>(leaveLink)],
  complete: [saved<Data>(invite)],
  check: [written<Data>(({ data }) => refuseCommon(data.password))],
  record: [on("update")(endLinks), on("delete")(removePasskeys)],
});

/** A link must not lead to a copy of its account. */
function leaveLink({ data }: Write<Data>): void {
  data.passwordLinkDigest = null;
}

function invite({ strapi, data }: Write<Data>) {
  if (data.password !== NOT_GIVEN) return undefined;
  delete data.password;
  return async ({ documentId }: Written) => {
    const account = await findDashboardAccount(strapi, { documentId });
    if (!account) throw fieldError(NEEDED, "role");
    await mailPasswordLink(strapi, account, strapi.requestContext.get()?.state.user?.email);
  };
}

async function endLinks({ strapi, documentId }: Write) {
  const rows = strapi.db.query(ACCOUNTS);
  const read = (): Promise<Row | null> => rows.findOne({ where: { documentId }, populate: ["role"] });
  const before = await read();
  return async () => {
    if (!before || significant(before) === significant(await read())) return;
    await rows.update({ where: { id: before.id }, data: { passwordLinkDigest: null } });
  };
}

const significant = (row: Row | null) => JSON.stringify([row?.email, row?.password, row?.blocked, row?.role?.id]);

async function removePasskeys({ strapi, documentId }: Write): Promise<void> {
  const passkeys = strapi.db.query("api::passkey.passkey");
  const own: { id: number }[] = await passkeys.findMany({ where: { account: { documentId } } });
  await passkeys.deleteMany({ where: { id: { $in: own.map(({ id }) => id) } } });
}

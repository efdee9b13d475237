type Mail = { messageId: string; people: string[] };
type MaildevMail = { headers: Record<string, string>; to?: { address: string }[]; replyTo?: { address: string }[] };
type MailpitMail = { MessageID: string; To: { Address: string }[]; ReplyTo: { Address: string }[] };

const PAGE = 500;

export async function mailsReceived(catcher: string): Promise<Mail[]> {
  const maildev = await fetch(`${catcher}/email`);
  if (maildev.ok) {
    const mails = (await maildev.json()) as MaildevMail[];
    return mails.map(({ headers, to = [], replyTo = [] }) => ({
      messageId: headers["message-id"] ?? "",
      people: [...to, ...replyTo].map(({ address }) => address),
    }));
  }
  const mails: Mail[] = [];
  for (;;) {
    const answer = await fetch(`${catcher}/api/v1/messages?limit=${PAGE}&start=${mails.length}`);
    const { messages } = (await answer.json()) as { messages: MailpitMail[] };
    for (const { MessageID, To, ReplyTo } of messages) {
      mails.push({ messageId: MessageID, people: [...To, ...ReplyTo].map(({ Address }) => Address) });
    }
    if (messages.length < PAGE) return mails;
  }
}

/** One mail goes to the applicant, and one to the firm with the applicant as its reply address. */
const MAILS_OF_AN_APPLICATION = 2;

/** @returns mails that were received twice, and applications that lack a mail. */
export function whatWasNotSentOnce(mails: Mail[], applicants: string[]): string[] {
  const count = (names: string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const numbers = count(mails.map(({ messageId }) => messageId));
  const twice = [...numbers].filter(([, times]) => times > 1).map(([id]) => `mail ${id} was received twice`);
  const received = count(mails.flatMap(({ people }) => people));
  const missing = applicants
    .filter((email) => received.get(email) !== MAILS_OF_AN_APPLICATION)
    .map((email) => `${email} has ${received.get(email) ?? 0} of ${MAILS_OF_AN_APPLICATION} mails`);
  return [...twice, ...missing];
}

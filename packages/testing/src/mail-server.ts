import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Mail = { recipient: string; messageId: string; head: string; content: string; greeting: string };
export type Stage = "MAIL" | "RCPT" | "DATA";
export type Trouble = number | "hangs" | "closes" | undefined;

type Address = { address: string };
type Session = { id: string; hostNameAppearsAs: string; envelope: { rcptTo: Address[] } };
type Answer = (error?: Error) => void;

export function createMailServer(
  troubleWith: (stage: Stage, address: string) => Trouble | Promise<Trouble> = () => undefined,
) {
  const received: Mail[] = [];

  async function respond(stage: Stage, address: string, session: Session, answer: Answer): Promise<void> {
    const trouble = await troubleWith(stage, address);
    if (trouble === undefined) answer();
    else if (trouble === "closes") {
      const connections: { session: Session; _socket: { destroy: () => void } }[] = [...server.connections];
      for (const connection of connections) if (connection.session.id === session.id) connection._socket.destroy();
    } else if (trouble !== "hangs") {
      answer(Object.assign(new Error(`Not ${address}`), { responseCode: trouble }));
    }
  }

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onMailFrom: ({ address }: Address, session: Session, answer: Answer) => respond("MAIL", address, session, answer),
    onRcptTo: ({ address }: Address, session: Session, answer: Answer) => respond("RCPT", address, session, answer),
    onData(stream: NodeJS.ReadableStream, session: Session, answer: Answer) {
      let content = "";
      stream.on("data", (chunk) => (content += chunk));
      stream.on("end", () => {
        const messageId = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? "";
        const [head = ""] = content.split("\r\n\r\n", 1);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { messageId, head, content, greeting: session.hostNameAppearsAs };
        respond("DATA", recipients[0] ?? "", session, (refusal) => {
          if (!refusal) received.push(...recipients.map((recipient) => ({ recipient, ...mail })));
          answer(refusal);
        });
      });
    },
  });
  // Killed clients reset their connections.
  server.on("error", () => {});
  return {
    received,
    listen: (port: number) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve((server.server.address() as AddressInfo).port));
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

import { SMTPServer } from "smtp-server";

export type Received = { recipient: string; messageId: string };

/** A mail server that takes everything and remembers who got what. */
export function createMailServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(
      stream: NodeJS.ReadableStream,
      session: { envelope: { rcptTo: { address: string }[] } },
      accept: () => void,
    ) {
      let content = "";
      stream.on("data", (chunk) => (content += chunk));
      stream.on("end", () => {
        const messageId = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? "";
        for (const { address } of session.envelope.rcptTo) received.push({ recipient: address, messageId });
        accept();
      });
    },
  });
  // A client that is killed in the middle.
  server.on("error", () => {});
  return {
    received,
    listen: (port: number) =>
      new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", resolve);
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

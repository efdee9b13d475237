import { createRequire } from "node:module";
import type { Server } from "node:net";
import path from "node:path";
import { root } from "../steps/environment.ts";

export type Mail = { recipient: string; messageId: string };

type Session = { envelope: { rcptTo: { address: string }[] } };
type Options = {
  disabledCommands: string[];
  onData: (stream: NodeJS.ReadableStream, session: Session, answer: () => void) => void;
};
type Smtp = {
  listen: (port: number, host: string, done: () => void) => void;
  close: (done: () => void) => void;
  server: Server;
};

const { SMTPServer }: { SMTPServer: new (options: Options) => Smtp } = createRequire(
  path.join(root, "apps/cms/package.json"),
)("smtp-server");

/** Takes every mail, and keeps who it is for. */
export async function startMailServer() {
  const received: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, { envelope }, answer) {
      let content = "";
      stream.on("data", (chunk) => {
        content += chunk;
      });
      stream.on("end", () => {
        const messageId = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? "";
        received.push(...envelope.rcptTo.map(({ address }) => ({ recipient: address, messageId })));
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return {
    received,
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

import { channel, subscribe } from "node:diagnostics_channel";

/** What the server and the code in Next.js's bundles, which share no variables, tell each other. */
type Messages = {
  "site:cms-not-ready": [];
  "site:cms-requests": [request: { failed: boolean; milliseconds: number }];
  "site:content-changes": [tags: string[]];
  "site:errors": [digest: string | undefined];
  "site:revalidations": [
    event: {
      waiting?: number;
      result?: "succeeded" | "failed";
      visibleAfterMs?: number;
    },
  ];
  "site:routes": [route: string];
};
type Name = keyof Messages;

export function publish<Channel extends Name>(name: Channel, ...[message]: Messages[Channel]): void {
  channel(name).publish(message);
}

export function listen<Channel extends Name>(name: Channel, listener: (...message: Messages[Channel]) => void): void {
  subscribe(name, (message) => listener(...([message] as Messages[Channel])));
}

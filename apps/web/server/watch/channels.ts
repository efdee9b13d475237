import { channel, subscribe } from "node:diagnostics_channel";

/** What the server and the code in Next.js's bundles, which share no variables, tell each other. */
type Messages = {
  "site:cms-not-ready": [];
  "site:cms-requests": [request: { failed: boolean; milliseconds: number }];
  "site:content-changes": [];
  /** The digest of an error that Next.js is about to answer with 500. */
  "site:errors": [digest: string | undefined];
  "site:revalidations": [
    event: {
      /** The number of pages that wait to be rendered again or are being rendered. */
      waiting?: number;
      result?: "succeeded" | "failed";
      /** The time from the change in the CMS until its last page was new. */
      visibleAfterMs?: number;
    },
  ];
  /** A route in the dashboards' table of operations, where one route of Next.js stands for several. */
  "site:routes": [route: string];
};
type Name = keyof Messages;

export function publish<Channel extends Name>(name: Channel, ...[message]: Messages[Channel]): void {
  channel(name).publish(message);
}

export function listen<Channel extends Name>(name: Channel, listener: (...message: Messages[Channel]) => void): void {
  subscribe(name, (message) => listener(...([message] as Messages[Channel])));
}

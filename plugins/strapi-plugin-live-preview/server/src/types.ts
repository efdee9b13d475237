/** The user of the panel who has a preview open. */
export type Editor = {
  /** The editor's sign-in to the panel. */
  session: string;
  mayRead: (uid: string) => boolean;
};

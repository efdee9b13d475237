export type Editor = {
  session: string;
  mayRead: (uid: string) => boolean;
};

import type { Change } from "strapi-plugin-entry-history/strapi-server";

/** What the CMS answers with 409: what was stored since, by whom, and what would become different. */
export type Theirs = { updatedAt: string; by: { name: string; isYou: boolean } | null; changes: Change[] };

export type Choice = "mine" | "theirs" | "edit";

export type Question = {
  of: { model: string; documentId?: string };
  theirs: Theirs;
  discards: boolean;
  answer: (choice: Choice) => void;
};

let dialog: ((question: Question) => void) | undefined;

export const canAsk = () => dialog !== undefined;

export const ask = (question: Omit<Question, "answer">): Promise<Choice> =>
  new Promise((answer) => (dialog ? dialog({ ...question, answer }) : answer("edit")));

export function putDialog(onAsk: (question: Question) => void): () => void {
  dialog = onAsk;
  return () => {
    dialog = undefined;
  };
}

import { partsOf } from "@repo/contract/application/selection";

type Answer<Done, No> = { done: Done[]; refused: No[] };

type Parts<Wish, Done, No> = {
  wishes: Wish[];
  size: number;
  send: (part: Wish[]) => Promise<Answer<Done, No>>;
  /** Called before each part and at the end, with the number of wishes that are done. */
  onProgress: (count: number) => void;
  isStopped: () => boolean;
};

/** Sends one part after the other, until it is stopped or one fails. `rest` has the wishes without an answer. */
export async function inParts<Wish, Done, No>({ wishes, size, send, onProgress, isStopped }: Parts<Wish, Done, No>) {
  const answer: Answer<Done, No> & { rest: Wish[]; error?: unknown } = { done: [], refused: [], rest: wishes };
  for (const part of partsOf(wishes, size)) {
    onProgress(wishes.length - answer.rest.length);
    if (isStopped()) return answer;
    try {
      const { done, refused } = await send(part);
      answer.done.push(...done);
      answer.refused.push(...refused);
      answer.rest = answer.rest.slice(part.length);
    } catch (error) {
      return { ...answer, error };
    }
  }
  onProgress(wishes.length);
  return answer;
}

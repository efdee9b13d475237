import { expected } from "../../ops/command.ts";

/** Returns the code that begins with a comment of these words, such as a path. @throws when there is none. */
export function codeOf(readme: string, words: string): string {
  const [, code] = blocks(readme).find(([comment]) => comment.startsWith(words)) ?? [];
  if (!code) throw expected(`A README has no code that begins with a comment "${words}".`);
  return code;
}

/** Returns the README's only command with these words. @throws when there is none. */
export function commandOf(readme: string, words: string): string {
  const found = readme.match(/(?<=^```sh\n)[^`]+(?=^```$)/gm)?.find((block) => block.includes(words));
  if (!found) throw expected(`A README has no command with "${words}".`);
  return found;
}

function blocks(readme: string): [comment: string, code: string][] {
  const found = readme.matchAll(/^```\w+\n(?:\/\/|#) ([^\n]*)\n([\s\S]*?)^```$/gm);
  return [...found].map(([, comment = "", code = ""]) => [comment, code]);
}

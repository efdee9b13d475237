import { foldText } from "../search/fold";

type Author = { id: string; name: string };

/** Takes `kavya.pillai@…`, or `kavya@…` while only one author has this first name. Returns null in doubt. */
export function ownAuthor(email: string, authors: Author[]): string | null {
  const [named = ""] = email.split(/[+@]/);
  const account = lettersOf(named);
  const whole = authors.filter(({ name }) => lettersOf(name) === account);
  const first = authors.filter(({ name }) => lettersOf(name.trim().split(/\s/)[0] ?? "") === account);
  const [found, ...others] = whole.length > 0 ? whole : first;
  return found && account && others.length === 0 ? found.id : null;
}

const lettersOf = (name: string) => foldText(name).replace(/[^\p{L}\p{M}\p{N}]/gu, "");

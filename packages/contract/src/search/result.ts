export const SEARCH_LENGTHS = { title: { min: 20, max: 60 }, description: { min: 70, max: 160 } };

export function searchTitle(title: string, firm: string): string {
  if (!title.trim()) return "";
  const named = `${title} | ${firm}`;
  return firm && named.length <= SEARCH_LENGTHS.title.max ? named : title;
}

export const authorTitle = (name: string, role: string) => (role ? `${name}, ${role}` : name);

export function jobDescription({ details, description }: { details: string; description: string }): string {
  const { max } = SEARCH_LENGTHS.description;
  const line = [details, description]
    .filter((text) => text.trim())
    .join(". ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= max ? line : `${line.slice(0, max).replace(/\s+\S*$/, "")}…`;
}

export const actorOf = (actor: string | null) => actor ?? "the site itself";

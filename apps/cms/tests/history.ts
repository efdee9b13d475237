import type { Against, Comparison, Versions } from "strapi-plugin-entry-history/strapi-server";
import { panel } from "./cms";

const uidOf = (type: string) => `api::${type}.${type}`;
const versionsOf = (type: string, id: string) => `/entry-history/${uidOf(type)}/${id}/versions`;

export const history = (type: string, id: string) => panel.get<Versions>("GET", versionsOf(type, id));

export const versions = async (type: string, id: string) => (await history(type, id)).versions;

export const compared = (type: string, id: string, number: number, against: Against = "previous") =>
  panel.get<Comparison>("GET", `${versionsOf(type, id)}/${number}?against=${against}`);

export const bringBack = async (type: string, id: string, number: number) =>
  (await panel.get<{ left: string[] }>("POST", `${versionsOf(type, id)}/${number}/bring-back`)).left;

// biome-ignore lint/suspicious/noExplicitAny: entries of any type
export type Entry = { documentId: string; [field: string]: any };

export function single(type: string) {
  const address = `/content-manager/single-types/${uidOf(type)}`;
  const data = async (method: string, path = "", body?: object) => {
    const { status: _, ...entry } = (await panel.get<{ data: Entry }>(method, address + path, body)).data;
    return entry as Entry;
  };
  return {
    read: () => data("GET"),
    published: () => data("GET", "?status=published"),
    publish: (fields: object) => data("POST", "/actions/publish", fields),
    remove: () => panel.ask("DELETE", address),
  };
}

import type { Core } from "@strapi/strapi";

type Version = { status?: string };

/** Keeps an entry's own field `status`, which the panel overwrites with whether the entry is published. */
export function keepOwnStatus(strapi: Core.Strapi): void {
  const metadata = strapi.plugin("content-manager").service("document-metadata");
  const getStatus = metadata.getStatus.bind(metadata);
  const format = metadata.formatDocumentWithMetadata.bind(metadata);

  metadata.getStatus = (version: Version, others: Version[]) => version.status ?? getStatus(version, others);
  metadata.formatDocumentWithMetadata = async (uid: string, document: Version | null, options?: object) => {
    const answer = await format(uid, document, options);
    return document?.status ? { ...answer, data: { ...answer.data, status: document.status } } : answer;
  };
}

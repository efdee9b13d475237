import type { Core } from "@strapi/strapi";

type Version = { status?: string };

/** The panel puts whether an entry is published into `status`, over a field of that name: the stage of an application. */
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

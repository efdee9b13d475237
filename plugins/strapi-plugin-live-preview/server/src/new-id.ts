/** The panel gives an entry that was never saved such an ID, until Strapi gives it another. */
export const newId = () => `new-${Math.random().toString(36).slice(2)}`;

export const isNewId = (documentId: string) => documentId.startsWith("new-");

/** A browser has the company of its page, and loads no other's name or colours. */
export const sample = undefined;

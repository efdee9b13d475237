import { readXml } from "./xml";

const FIELD = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s"\\]\S*))/i;

/** Addresses by the IDs of a part's relationships. */
export type Addresses = Map<string, string>;

/** Returns what a part's file of relationships names outside of the archive. @throws like `readXml`. */
export function addressesIn(relationships: string): Addresses {
  const addresses: Addresses = new Map();
  readXml(relationships, {
    onOpen({ local, attributes: { Id, Target, TargetMode } }) {
      if (local !== "Relationship" || TargetMode?.value !== "External" || !Id || !Target) return;
      addresses.set(Id.value, Target.value);
    },
  });
  return addresses;
}

/** Returns the address in a field's instruction; undefined for a place within the file. */
export function addressOfField(instruction: string): string | undefined {
  const [, quoted, plain] = FIELD.exec(instruction) ?? [];
  return quoted ?? plain;
}

/** Returns an address as it is shown beside the words that lead there; an empty text if the words end with it. */
export function behind(words: string, address = ""): string {
  const shown = address.trim().replace(/^(?:mailto|tel):/i, "");
  if (!shown || bare(words).endsWith(bare(shown))) return "";
  return words.trim() ? `(${shown})` : shown;
}

function bare(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

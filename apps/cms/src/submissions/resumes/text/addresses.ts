import { readXml } from "./xml";

const FIELD = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s"\\]\S*))/i;

/** By the IDs of the relationships of a part. */
export type Addresses = Map<string, string>;

/** What a part's file of relationships names outside of the archive. @throws as `readXml`. */
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

/** Of a field's instruction; nothing for a place within the file. */
export function addressOfField(instruction: string): string | undefined {
  const [, quoted, plain] = FIELD.exec(instruction) ?? [];
  return quoted ?? plain;
}

/** An address as it is shown beside the words that lead there; nothing where they say it themselves. */
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

import sharp from "sharp";

const READERS = ["Jpeg", "Png", "Nsgif", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Of the types that the media library takes, and no others. */
export function admitReaders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });
}

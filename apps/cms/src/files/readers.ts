import sharp from "sharp";

const READERS = ["Jpeg", "Png", "Nsgif", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Lets sharp read the types that the media library takes, and no others. */
export function admitReaders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });
}

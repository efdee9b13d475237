import { BodyTooLarge, readLimited } from "@repo/contract/http/limited-body";
import { PICTURE_MAX_PIXELS } from "@repo/contract/page/media";
import { acquireScalingSlot } from "#runtime/scaling-slots";
import { pixelsOf } from "@/lib/pixels-of";
import { findUpload, unavailable } from "../../find-upload";

/** The largest file that Next.js scales. */
const MAX_BYTES = 50_000_000;

/** Serves uploads to Next.js alone, for scaling: runtime/pipeline/urls.ts refuses visitors' requests for them. */
export async function GET(_request: Request, { params }: RouteContext<"/media/to-scale/[file]">): Promise<Response> {
  const { file } = await params;
  const upload = await findUpload(file);
  if (upload instanceof Response) return upload;
  const { body } = upload.answer;
  if (!body) return new Response(null, { status: 404 });

  const slot = await acquireScalingSlot();
  if (!slot) {
    await body.cancel();
    return unavailable();
  }
  try {
    const picture = Buffer.concat(await readLimited(body, MAX_BYTES));
    if (isSvg(picture)) return new Response(null, { status: 415 });
    // Next.js doesn't scale a picture that can't be read.
    const pixels = await pixelsOf(picture);
    if (pixels > PICTURE_MAX_PIXELS) return new Response(null, { status: 413 });
    await slot.reserve(pixels / PICTURE_MAX_PIXELS);
    return new Response(picture);
  } catch (error) {
    return error instanceof BodyTooLarge ? new Response(null, { status: 413 }) : unavailable();
  }
}

function isSvg(picture: Buffer): boolean {
  const isGzip = picture[0] === 0x1f && picture[1] === 0x8b;
  return isGzip || /^\ufeff?\s*</.test(picture.toString("utf8", 0, 1024));
}

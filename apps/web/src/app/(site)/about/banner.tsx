import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { getSite } from "@repo/cms-client/site";
import { Picture } from "@/components/picture";

type BannerProps = { title?: string; subtitle?: string; image?: PictureFragment | null; height?: string };

/** What a page leaves out comes from the site settings. */
export async function Banner({ height = "clamp(20rem, 36vw, 30rem)", ...own }: BannerProps) {
  const { title, subtitle, image } = { ...(await getSite()).siteSetting?.banner, ...own };
  if (!title) return null;
  return (
    <section
      className="on-dark night relative isolate grid place-items-center overflow-hidden"
      style={{ minHeight: height }}
    >
      {image && (
        <Picture
          picture={{ ...image, alternativeText: "" }}
          sizes="100vw"
          className="-z-20 absolute inset-0 size-full object-cover"
        />
      )}
      <div className="-z-10 absolute inset-0 shade" />
      <div className="container py-20 text-center">
        <h2 className="mx-auto max-w-2xl text-title">{title}</h2>
        <p className="mx-auto mt-5 max-w-md text-balance text-lead text-sky">{subtitle}</p>
      </div>
    </section>
  );
}

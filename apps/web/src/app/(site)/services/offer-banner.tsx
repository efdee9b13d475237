import { getSite } from "@repo/cms-client/site";
import { Picture } from "@/components/picture";

type OfferBannerProps = { title: string; subtitle?: string | null };

export async function OfferBanner({ title, subtitle }: OfferBannerProps) {
  const image = (await getSite()).siteSetting?.banner?.image;
  return (
    <section className="container pt-6 md:pt-10 lg:pt-6">
      <div className="on-dark night relative grid min-h-64 place-items-center overflow-hidden rounded-[2rem] px-6 py-14 text-center lg:min-h-40 lg:py-4">
        <Picture
          picture={image && { ...image, alternativeText: "" }}
          sizes="(min-width: 1240px) 1176px, 94vw"
          className="absolute inset-0 size-full object-cover print:hidden"
        />
        <div className="absolute inset-0 bg-blue-900/60 lg:bg-blue-900/20" />
        <div className="relative max-w-xl">
          <h2 id="services" className="text-title">
            {title}
          </h2>
          {subtitle && <p className="mt-4 text-lead text-sky lg:mt-2">{subtitle}</p>}
        </div>
      </div>
    </section>
  );
}

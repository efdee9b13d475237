type OfferBannerProps = { title: string; subtitle?: string | null };

export function OfferBanner({ title, subtitle }: OfferBannerProps) {
  return (
    <div className="border-line border-b bg-mist">
      <div className="container flex flex-wrap items-end justify-between gap-x-10 gap-y-2 py-8">
        <h2 id="services" className="text-title">
          {title}
        </h2>
        {subtitle && <p className="max-w-xl text-lead text-slate">{subtitle}</p>}
      </div>
    </div>
  );
}

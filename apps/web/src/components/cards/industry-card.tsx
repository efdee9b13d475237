import type { IndustryFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";

export function IndustryCard({ industry, sizes }: { industry: IndustryFragment; sizes: string }) {
  return (
    <article className="card card-hover flex h-full flex-col overflow-hidden">
      <Picture picture={industry.image} sizes={sizes} className="h-auto w-full bg-sky" />
      <div className="p-6">
        <h3 className="flex items-center gap-3 text-card">
          <Picture picture={industry.icon} sizes="24px" className="size-6" />
          {industry.title}
        </h3>
        <p className="mt-3 text-slate">{industry.description}</p>
      </div>
    </article>
  );
}

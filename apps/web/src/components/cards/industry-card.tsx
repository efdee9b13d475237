import type { IndustryFragment } from "@/cms/generated/graphql";
import { IconPicture } from "@/components/icon-picture";
import { Picture } from "@/components/picture";

const COLUMN = ["flex-col", "w-full", "p-6"];
const ROW = [
  "sm:flex-col",
  "w-24 shrink-0 object-cover sm:w-full",
  "wrap-anywhere min-w-0 p-4 max-sm:[&_p]:mt-1.5 max-sm:[&_p]:text-sm sm:p-6",
];

type IndustryCardProps = {
  industry: IndustryFragment;
  sizes: string;
  /** Whether the picture is beside the text on a phone. */
  isRow?: boolean;
};

export function IndustryCard({ industry, sizes, isRow = false }: IndustryCardProps) {
  const [card, picture, text] = isRow ? ROW : COLUMN;
  return (
    <article className={`card card-hover flex h-full overflow-hidden ${card}`}>
      <Picture picture={industry.image} sizes={sizes} className={`h-auto bg-sky ${picture}`} />
      <div className={text}>
        <h3 className="flex items-center gap-3 text-card">
          <IconPicture picture={industry.icon} sizes="24px" className="size-6" />
          {industry.title}
        </h3>
        <p className="mt-3 text-slate">{industry.description}</p>
      </div>
    </article>
  );
}

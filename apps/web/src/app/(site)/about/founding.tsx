import type { Page } from "@/cms/pages";
import { getSite } from "@/cms/site";

export async function Founding({ page }: { page: Page<"about-page"> }) {
  const { siteSetting } = await getSite();
  if (!siteSetting) return null;
  return (
    <p className="border-white/15 text-sky max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-12">
      Founded in
      <span className="block font-display font-semibold text-[clamp(5rem,3rem+9vw,10rem)] text-white leading-none tracking-tight">
        {siteSetting.foundingYear}
      </span>
      <span className="mt-4 block font-medium text-white">{page.ceoName}</span>
      {page.ceoRole}
    </p>
  );
}

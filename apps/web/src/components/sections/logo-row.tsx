import type { PictureFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";

export function LogoRow({ logos }: { logos: PictureFragment[] }) {
  return (
    <ul className="mt-10 flex flex-wrap gap-4 first:mt-0">
      {logos.map((logo) => (
        <li key={logo.url} className="card grid h-24 w-40 place-items-center p-5">
          <Picture picture={logo} sizes="120px" className="h-full w-full object-contain" />
        </li>
      ))}
    </ul>
  );
}

import type { AuthorFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";

type AuthorPictureProps = { author: Pick<AuthorFragment, "name" | "picture">; sizes: string; className: string };

/** Shows an author's picture, or initials. It has no alternative text, because the name is beside it. */
export function AuthorPicture({ author: { name, picture }, sizes, className }: AuthorPictureProps) {
  const look = `shrink-0 rounded-full ${className}`;
  if (picture) {
    return <Picture picture={{ ...picture, alternativeText: "" }} sizes={sizes} className={`${look} object-cover`} />;
  }
  const [first = "", ...others] = name.split(/\s+/).map(([letter]) => letter);
  return (
    <span aria-hidden className={`${look} grid place-items-center bg-sky font-semibold text-blue-900`}>
      {first + (others.at(-1) ?? "")}
    </span>
  );
}

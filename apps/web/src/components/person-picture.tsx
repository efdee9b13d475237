import type { AuthorFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";

type PersonPictureProps = { person: Pick<AuthorFragment, "name" | "picture">; sizes: string; className: string };

/** Shows a person's picture, or initials. It has no alternative text, because the name is beside it. */
export function PersonPicture({ person: { name, picture }, sizes, className }: PersonPictureProps) {
  if (!picture) return <Initials name={name} className={className} />;
  return (
    <Picture
      picture={{ ...picture, alternativeText: "" }}
      sizes={sizes}
      className={`shrink-0 rounded-full object-cover ${className}`}
    />
  );
}

export function Initials({ name, className }: { name: string; className: string }) {
  const [first = "", ...others] = name.split(/\s+/).map(([letter]) => letter);
  return (
    <span aria-hidden className={`initials ${className}`}>
      {first + (others.at(-1) ?? "")}
    </span>
  );
}

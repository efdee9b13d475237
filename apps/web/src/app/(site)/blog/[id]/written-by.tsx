import type { ReactNode } from "react";
import type { AuthorFragment } from "@/cms/generated/graphql";
import { getSite } from "@/cms/site";
import { Link } from "@/components/link";
import { PersonPicture } from "@/components/person-picture";
import { Picture } from "@/components/picture";
import { authorPath } from "@/lib/paths";

/** `label` is the name to show for a post without an author. */
export async function WrittenBy({ author, label }: { author?: AuthorFragment | null; label: string }) {
  if (author) {
    return (
      <div className="max-w-md">
        <Name picture={<PersonPicture person={author} sizes="64px" className="size-16 text-lg" />}>
          <Link href={authorPath(author.slug)} dir="auto" className="font-semibold underline underline-offset-4">
            {author.name}
          </Link>
          <span className="block text-slate text-sm">{author.role}</span>
        </Name>
        <p className="mt-4 text-slate [overflow-wrap:anywhere]">{author.about}</p>
      </div>
    );
  }
  const mark = (await getSite()).siteSetting?.mark;
  return (
    <Name
      picture={
        <span className="grid size-12 place-items-center rounded-full bg-sky">
          <Picture picture={mark && { ...mark, alternativeText: "" }} sizes="28px" className="size-7" />
        </span>
      }
    >
      <span className="font-semibold">{label}</span>
    </Name>
  );
}

function Name({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-4">
      {picture}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-slate text-sm">Written by</span>
        {children}
      </span>
    </p>
  );
}

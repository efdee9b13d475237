import type { AuthorFragment } from "@/cms/generated/graphql";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { PersonPicture } from "@/components/person-picture";

export function AuthorHead({ author }: { author: AuthorFragment }) {
  return (
    <section className="on-dark night">
      <div className="container pt-28 pb-12 md:pb-16">
        <Breadcrumb parent={{ name: "Blog", path: "/blog" }} title={author.name} />
        <div className="mt-8 flex flex-col gap-x-10 gap-y-6 sm:flex-row sm:items-center">
          <PersonPicture person={author} sizes="160px" className="size-28 text-4xl md:size-40" />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h1 dir="auto" className="text-title">
              {author.name}
            </h1>
            <p className="mt-2 text-lead text-sky">{author.role}</p>
            <p className="mt-5 max-w-2xl">{author.about}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

import { getSite } from "@repo/cms-client/site";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { postPath } from "@/lib/blog";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { ShareLinks } from "./share-links";

export async function PostFooter({ id, title, author }: { id: string; title: string; author: string }) {
  const mark = (await getSite()).siteSetting?.mark;
  return (
    <footer className="mt-14 border-line border-t pt-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="flex items-center gap-4">
          <span className="grid size-12 place-items-center rounded-full bg-sky">
            <Picture picture={mark && { ...mark, alternativeText: "" }} sizes="28px" className="size-7" />
          </span>
          <span>
            <span className="block text-slate text-sm">Written by</span>
            <span className="font-semibold">{author}</span>
          </span>
        </p>
        <ShareLinks title={title} url={absoluteUrl(postPath(id))} />
      </div>
      <Link href="/blog" className={buttonClass("outline", "mt-10")}>
        <Icon name="arrow-left" className="size-4" />
        Back to Blog
      </Link>
    </footer>
  );
}

import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import type { Metadata } from "next";
import { listPosts } from "@/cms/blog";
import { getPage } from "@/cms/pages";
import { NotFound } from "@/components/notices";
import { PageLinks } from "@/components/page-links";
import { PAGES_OF_ARTICLES } from "@/lib/blog";
import { lastPage, pageNumber } from "@/lib/paging";
import { listPath } from "@/lib/paths";
import { blogMetadata } from "../../blog-metadata";
import { MorePosts } from "../../more-posts";
import NoArticlesHere from "../../not-found";

/** Next.js requires at least one entry; this one answers for all lists of posts that there aren't. */
export const generateStaticParams = () => [{ page: "1" }];

export async function generateMetadata({ params }: PageProps<"/blog/page/[page]">): Promise<Metadata> {
  const number = pageNumber((await params).page);
  return number ? blogMetadata(listPath(number), `${(await getPage("blog-page"))?.listTitle}, page ${number}`) : {};
}

export default async function ListPage({ params }: PageProps<"/blog/page/[page]">) {
  const number = pageNumber((await params).page);
  const [page, list] = number ? await Promise.all([getPage("blog-page"), listPosts(number)]) : [];
  if (!number || !page || !list?.posts.length) return <NotFound notice={<NoArticlesHere />} />;
  return (
    <MorePosts
      title={`${page.listTitle}, page ${number}`}
      posts={list.posts}
      pages={
        <PageLinks
          label={PAGES_OF_ARTICLES}
          page={number}
          last={lastPage(list.total, POSTS_PER_PAGE)}
          href={listPath}
        />
      }
    />
  );
}

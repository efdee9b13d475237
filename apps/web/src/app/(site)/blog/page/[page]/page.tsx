import { listPosts } from "@repo/cms-client/blog";
import { getPage } from "@repo/cms-client/pages";
import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import type { Metadata } from "next";
import { NotFound } from "@/components/notices";
import { PageLinks } from "@/components/page-links";
import { PAGES_OF_ARTICLES } from "@/lib/blog";
import { lastPage, pageNumber } from "@/lib/paging";
import { listPath } from "@/lib/paths";
import { blogMetadata } from "../../blog-metadata";
import { MorePosts } from "../../more-posts";
import NoArticlesHere from "../../not-found";

/** Next.js requires at least one entry; with few posts it is a 404. */
export const generateStaticParams = () => [{ page: "2" }];

export async function generateMetadata({ params }: PageProps<"/blog/page/[page]">): Promise<Metadata> {
  const { page } = await params;
  return blogMetadata(listPath(Number(page)), `${(await getPage("blog-page"))?.listTitle}, page ${page}`);
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

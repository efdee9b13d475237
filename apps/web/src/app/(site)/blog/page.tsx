import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import { listPosts, listTags } from "@/cms/blog";
import { getPage } from "@/cms/pages";
import { PostGrid } from "@/components/blog/post-grid";
import { SectionHeading } from "@/components/headings/headings";
import { PageHero } from "@/components/headings/page-hero";
import { NotFound } from "@/components/notices";
import { PageLinks } from "@/components/page-links";
import { PAGES_OF_ARTICLES } from "@/lib/blog";
import { lastPage } from "@/lib/paging";
import { listPath } from "@/lib/paths";
import { BlogJsonLd } from "./blog-json-ld";
import { blogMetadata } from "./blog-metadata";
import { BlogSetup } from "./blog-setup";
import { NoPosts } from "./no-posts";
import NoArticlesHere from "./not-found";
import { PopularTags } from "./popular-tags";

export const generateMetadata = () => blogMetadata("/blog");

export default async function BlogPage() {
  const [page, list, tags] = await Promise.all([getPage("blog-page"), listPosts(1), listTags()]);
  if (!page) return <NotFound notice={<NoArticlesHere />} />;
  return (
    <>
      <PageHero hero={page.hero} isLow />
      <section className="section bg-mist" aria-labelledby="articles">
        <div className="container">
          {!list && <BlogSetup />}
          {list?.total === 0 && <NoPosts />}
          {list && list.total > 0 && (
            <>
              <BlogJsonLd page={page} posts={list.posts} />
              <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
                <SectionHeading id="articles" title={page.listTitle} />
                <PopularTags tags={tags} />
              </div>
              <PostGrid posts={list.posts} heading="h3" />
              <PageLinks
                label={PAGES_OF_ARTICLES}
                page={1}
                last={lastPage(list.total, POSTS_PER_PAGE)}
                href={listPath}
              />
            </>
          )}
        </div>
      </section>
    </>
  );
}

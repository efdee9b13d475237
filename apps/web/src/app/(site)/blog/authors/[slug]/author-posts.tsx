import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import { authorTitle } from "@repo/contract/search/result";
import type { Metadata } from "next";
import { getAuthor } from "@/cms/authors";
import { listPosts } from "@/cms/blog";
import { getPage } from "@/cms/pages";
import { PostGrid } from "@/components/blog/post-grid";
import { NotFound } from "@/components/notices";
import { PageLinks } from "@/components/page-links";
import { PAGES_OF_ARTICLES } from "@/lib/blog";
import { lastPage } from "@/lib/paging";
import { authorPath } from "@/lib/paths";
import { followRedirect } from "@/lib/redirects";
import { pageMetadata } from "@/lib/seo/metadata";
import NoArticlesHere from "../../not-found";
import { AuthorHead } from "./author-head";
import { AuthorJsonLd } from "./author-json-ld";
import { authorEntries } from "./site-page";

async function read(slug: string, page: number | undefined) {
  const [author, blog] = page ? await Promise.all([getAuthor(slug), getPage("blog-page")]) : [];
  if (!page || !author || !blog) return null;
  const { posts = [], total = 0 } = (await listPosts(page, author.documentId)) ?? {};
  return page === 1 || posts.length > 0 ? { author, posts, total } : null;
}

export async function authorMetadata(slug: string, page: number | undefined): Promise<Metadata> {
  const found = await read(slug, page);
  if (!page || !found) return {};
  const { name, role, about } = found.author;
  const title = authorTitle(name, role);
  const seo = {
    metaTitle: page === 1 ? title : `${title}, page ${page}`,
    metaDescription: about,
    keywords: "",
    shareImage: null,
  };
  return pageMetadata(authorPath(slug, page), seo, page === 1 ? () => authorEntries.card(slug) : undefined);
}

export async function AuthorPosts({ slug, page }: { slug: string; page: number | undefined }) {
  const found = await read(slug, page);
  if (!page || !found) {
    if (page) await followRedirect(authorPath(slug, page), authorEntries);
    return <NotFound notice={<NoArticlesHere />} />;
  }
  const { author, posts, total } = found;
  return (
    <>
      <AuthorJsonLd author={author} />
      <AuthorHead author={author} />
      <section aria-labelledby="articles" className="bg-mist py-16 md:py-24">
        <div className="container">
          <h2 id="articles" className="mb-10 text-title">
            {page === 1 ? "Articles" : `Articles, page ${page}`}
          </h2>
          {total === 0 && <p className="text-slate">The first article is still being written.</p>}
          <PostGrid posts={posts.map((post) => ({ ...post, author: null }))} heading="h3" />
          <PageLinks
            label={PAGES_OF_ARTICLES}
            page={page}
            last={lastPage(total, POSTS_PER_PAGE)}
            href={(number) => authorPath(slug, number)}
          />
        </div>
      </section>
    </>
  );
}

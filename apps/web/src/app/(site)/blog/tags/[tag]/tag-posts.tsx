import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import type { Metadata } from "next";
import { listPostsByTag } from "@/cms/blog";
import { NotFound } from "@/components/notices";
import { PageLinks } from "@/components/page-links";
import { PAGES_OF_ARTICLES } from "@/lib/blog";
import { lastPage } from "@/lib/paging";
import { readSegment, tagPath } from "@/lib/paths";
import { followRedirect } from "@/lib/redirects";
import { blogMetadata } from "../../blog-metadata";
import { MorePosts } from "../../more-posts";
import NoArticlesHere from "../../not-found";

export async function tagMetadata(segment: string, page: number | undefined): Promise<Metadata> {
  const slug = readSegment(segment);
  const found = page && (await listPostsByTag(slug, page));
  if (!found) return {};
  return blogMetadata(tagPath(slug, page), title(found.name, page));
}

export async function TagPosts({ slug: segment, page }: { slug: string; page: number | undefined }) {
  const slug = readSegment(segment);
  const found = page && (await listPostsByTag(slug, page));
  if (!found) {
    if (page) await followRedirect(tagPath(slug, page));
    return <NotFound notice={<NoArticlesHere />} />;
  }
  return (
    <MorePosts
      title={title(found.name, page)}
      posts={found.posts}
      pages={
        <PageLinks
          label={PAGES_OF_ARTICLES}
          page={page}
          last={lastPage(found.total, POSTS_PER_PAGE)}
          href={(number) => tagPath(slug, number)}
        />
      }
    />
  );
}

function title(tag: string, page: number): string {
  return page === 1 ? `Articles on ${tag}` : `Articles on ${tag}, page ${page}`;
}

import { addressOf } from "@repo/contract/site/addresses";
import type { Blog } from "schema-dts";
import type { PostCard } from "@/cms/blog";
import type { Page } from "@/cms/pages";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs, personOf } from "@/lib/seo/structured-data";

export function BlogJsonLd({ page, posts }: { page: Page<"blog-page">; posts: PostCard[] }) {
  const blog: Blog = {
    "@type": "Blog",
    name: page.seo.metaTitle,
    description: page.seo.metaDescription,
    url: absoluteUrl("/blog"),
    blogPost: posts.map(({ id, title, createdAt, author }) => ({
      "@type": "BlogPosting",
      headline: title,
      datePublished: createdAt,
      url: absoluteUrl(addressOf("blog-post", { documentId: id })),
      author: author ? personOf(author) : undefined,
    })),
  };
  const crumbs = breadcrumbs({ name: "Blog", path: "/blog" });
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [blog, crumbs] }} />;
}

import { mediaPath } from "@repo/contract/page/media";
import { metadataDescription } from "@repo/contract/post/post";
import { addressOf } from "@repo/contract/site/addresses";
import { toTags } from "@repo/contract/text/lines";
import { summaryText } from "@repo/markdown/post-text";
import type { BlogPosting } from "schema-dts";
import type { PostDetailFragment } from "@/cms/generated/graphql";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { socialCard, socialImagePath } from "@/lib/seo/social-card";
import { absoluteUrl, breadcrumbs, personOf } from "@/lib/seo/structured-data";
import { postEntries } from "./site-page";

const HEADLINE_CHARACTERS = 110;

export async function PostJsonLd({ post, label }: { post: PostDetailFragment; label: string }) {
  const path = addressOf("blog-post", post);
  const [{ siteSetting }, card] = await Promise.all([getSite(), postEntries.card(post.documentId).then(socialCard)]);
  const cardImage = card ? [absoluteUrl(socialImagePath(path, card))] : [];
  const posting: BlogPosting = {
    "@type": "BlogPosting",
    headline: post.title.slice(0, HEADLINE_CHARACTERS),
    description: metadataDescription(summaryText(post)),
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: post.cover ? [absoluteUrl(mediaPath(post.cover.url)), ...cardImage] : cardImage[0],
    datePublished: post.createdAt ?? undefined,
    dateModified: post.updatedAt ?? undefined,
    keywords: toTags(post.metaTags).join(", "),
    author: post.author ? personOf(post.author) : { "@type": "Organization", name: label, url: absoluteUrl("/blog") },
    publisher: {
      "@type": "Organization",
      name: siteSetting?.firmName,
      logo: { "@type": "ImageObject", url: absoluteUrl("/icon-512.png") },
    },
    isPartOf: { "@type": "Blog", url: absoluteUrl("/blog") },
  };
  const crumbs = breadcrumbs({ name: "Blog", path: "/blog" }, { name: post.title, path });
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": [posting, crumbs] }} />;
}

import { isOpen } from "@repo/contract/job/job";
import type { ContentType } from "@repo/contract/page/content-types";
import { excerpt } from "@repo/contract/post/post";
import { SEARCH_KINDS, type SearchKind } from "@repo/contract/search/search";
import { addressOf, PAGE_TYPES, type PageType } from "@repo/contract/site/addresses";
import { toLines } from "@repo/contract/text/lines";
import { openingText, summaryText } from "@repo/markdown/post-text";
import { BODY_CHARACTERS, momentOf, partsOf, text, texts } from "./indexed-text";
import { populateSections, textOfSections } from "./section-texts";

export type SearchEntry = {
  path: string;
  title: string;
  /** Words here rank above those of the body. It is also the snippet, unless only the body has one of the words. */
  summary: string;
  keywords: string;
  body: string;
  /** Among equally good entries of a kind, the highest comes first. */
  rank: number;
  until?: string | null;
};

type Row = Record<string, unknown> & { documentId: string };

type Kind = {
  /** Other types whose texts or addresses are in its entries. */
  dependsOn: ContentType[];
  populate: object;
  /** True if each change gives a row another `updatedAt`: of many rows, only the changed ones are then read. */
  isStamped?: true;
  /** True if only the title rates an entry: the summary says where it belongs, not what it is about. */
  isRatedByTitle?: true;
  /** Returns `null` for what is published but not shown. The path follows from the row unless it is named. */
  toEntry: (row: Row) => (Omit<SearchEntry, "path"> & { path?: string }) | null;
};

const PUBLISHED = { publishedAt: { $notNull: true } };

/** Other words that visitors use for the pages that each site has. Editors add to them by a page's keywords. */
const OTHER_WORDS: { [type in PageType]?: string } = {
  "home-page": "home homepage start",
  "about-page": "about us company firm team who we are our story history leadership mission vision",
  "services-page": "services offers what we do capabilities solutions",
  "technologies-page": "technologies tech stack tools platforms",
  "industries-page": "industries sectors domains",
  "work-page": "work portfolio projects case studies clients customers references",
  "careers-page": "careers jobs vacancies vacancy openings positions roles hiring recruitment employment apply join us",
  "blog-page": "blog articles news posts insights",
  "contact-page": "contact us get in touch enquiry address phone email location directions office support help quote",
  "terms-page": "terms and conditions of use legal terms of service tos",
  "privacy-page": "privacy policy data protection cookies personal data gdpr dpdp",
};

type FixedPage = Exclude<PageType, "search-page">;

const FIXED_PAGES = PAGE_TYPES.filter((type) => type !== "search-page");

export type Source = SearchKind | FixedPage;

export const kindOf = (source: Source): SearchKind => SEARCH_KINDS.find((kind) => kind === source) ?? "page";

function fixedPage(type: FixedPage): Kind {
  return {
    dependsOn: [],
    populate: { seo: true, hero: true },
    toEntry: (row) => ({
      title: partsOf(row.seo, "metaTitle"),
      summary: partsOf(row.seo, "metaDescription"),
      keywords: texts([OTHER_WORDS[type], partsOf(row.seo, "keywords"), partsOf(row.hero, "title", "subtitle")]),
      body: "",
      rank: 0,
    }),
  };
}

/** To let visitors find another kind, add a row here and its name to `SEARCH_KINDS`. */
export const KINDS: Record<Source, Kind> = {
  service: {
    dependsOn: [],
    populate: { whatWeOffer: true, processSteps: true, techStack: true, whyChooseList: true, seo: true },
    toEntry: (row) => ({
      title: text(row.title),
      summary: text(row.description),
      keywords: texts([row.heroTitle, row.heroSubtitle, partsOf(row.techStack, "name"), partsOf(row.seo, "keywords")]),
      body: texts([
        row.heroDescription,
        partsOf(row.whatWeOffer, "title", "description"),
        partsOf(row.processSteps, "title", "description"),
        partsOf(row.whyChooseList, "name"),
      ]),
      rank: -Number(row.order),
    }),
  },
  "case-study": {
    dependsOn: ["industry", "service", "technology"],
    populate: {
      industry: { where: PUBLISHED },
      services: { where: PUBLISHED },
      technologies: { where: PUBLISHED },
      results: true,
    },
    toEntry: (row) => ({
      title: text(row.title),
      summary: text(row.summary),
      keywords: texts([
        row.client,
        partsOf(row.industry, "title"),
        partsOf(row.services, "title"),
        partsOf(row.technologies, "name"),
      ]),
      body: texts([
        row.challenge,
        row.approach,
        partsOf(row.results, "label"),
        row.quote,
        row.quoteName,
        row.quoteRole,
      ]),
      rank: -Number(row.order),
    }),
  },
  industry: {
    dependsOn: [],
    populate: {},
    toEntry: (row) => ({
      title: text(row.title),
      summary: text(row.description),
      keywords: "",
      body: "",
      rank: -Number(row.order),
    }),
  },
  technology: {
    dependsOn: ["technology-category"],
    isRatedByTitle: true,
    populate: { category: { where: PUBLISHED } },
    toEntry: ({ category, ...row }) => {
      const { slug, label, description } = (category ?? {}) as Partial<Row>;
      if (!slug) return null;
      return {
        path: addressOf("technology-category", { slug: String(slug) }),
        title: text(row.name),
        summary: text(label),
        keywords: "",
        body: text(description),
        rank: -Number(row.order),
      };
    },
  },
  page: {
    dependsOn: [],
    populate: { seo: true, sections: populateSections },
    toEntry: (row) => ({
      title: text(row.title),
      summary: partsOf(row.seo, "metaDescription"),
      keywords: partsOf(row.seo, "keywords"),
      body: text(textOfSections(row.sections, BODY_CHARACTERS)),
      rank: momentOf(row.createdAt),
    }),
  },
  job: {
    dependsOn: [],
    populate: {},
    toEntry: (row) => {
      if (!isOpen({ availability: row.availability as string | null })) return null;
      return {
        title: text(row.title),
        summary: text(row.details),
        keywords: texts([row.location, row.employmentType, row.workMode]),
        body: texts([
          row.description,
          ...toLines(row.responsibilities as string | null),
          ...toLines(row.requirements as string | null),
        ]),
        rank: momentOf(row.postedAt),
        until: row.closesAt as string | null,
      };
    },
  },
  "blog-post": {
    dependsOn: [],
    populate: {},
    isStamped: true,
    toEntry: (row) => {
      const description = String(row.description ?? "").slice(0, BODY_CHARACTERS);
      const post = { description, format: row.format as string | null, teaser: row.teaser as string | null };
      return {
        title: text(row.title),
        summary: excerpt(summaryText(post)),
        keywords: text(row.metaTags),
        body: text(openingText(post, BODY_CHARACTERS)),
        rank: momentOf(row.createdAt),
      };
    },
  },
  author: {
    dependsOn: [],
    populate: {},
    toEntry: (row) => ({
      title: text(row.name),
      summary: text(row.about),
      keywords: text(row.role),
      body: "",
      rank: momentOf(row.createdAt),
    }),
  },
  ...(Object.fromEntries(FIXED_PAGES.map((type) => [type, fixedPage(type)])) as Record<FixedPage, Kind>),
};

export const SOURCES = Object.keys(KINDS) as Source[];

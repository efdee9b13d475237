import { createPanel, type Panel } from "../../packages/testing/src/panel.ts";

type Entry = { documentId: string };
type Faq = Entry & { question: string; answer: string };
type Service = Entry & { slug: string; cta: object; seo: object; techStack: object[] };
type File = { id: number; name: string };

const DAY = 24 * 60 * 60 * 1000;
const ARTICLE = `Every second project begins with the sentence *"we only move the servers"*. Three questions tell what it will really take.

## What must not stop?

> Name the ten minutes of the year in which nothing may fail, and plan backwards from them.

1. List what **customers** see first.
2. Move what only colleagues see.
3. Move the rest on a quiet day.

## What does it cost?

Ask for the bill *per feature*, not per machine. The [first month](/services/cloud-solutions) shows the pattern.
`;

export async function prepareContent(cms: string, token: string) {
  const panel = createPanel(cms, token);
  const [faqs, posts, services, jobs] = [
    panel.collection<Faq>("faq"),
    panel.collection("blog-post"),
    panel.collection<Service>("service"),
    panel.collection<Entry & { title: string }>("job"),
  ];

  const faq = (await faqs.list()).find(({ question }) => question.startsWith("How long")) as Faq;
  const quicker = faq.answer.replace("six to ten weeks", "five to eight weeks");
  await faqs.publish({ answer: quicker }, faq.documentId);
  await faqs.publish({ answer: quicker.replace("every two weeks", "every week") }, faq.documentId);

  for (const question of ["Do you print manuals?", "Do you work on Sundays?"]) {
    const { documentId } = await faqs.publish({ question, answer: "Not any more.", place: "home", order: 9 });
    await faqs.remove(documentId);
  }

  const cover = await idOf(panel, "cloud-solutions.webp");
  const post = await posts.draft({
    title: "Three questions before you move to the cloud",
    description: ARTICLE,
    format: "markdown",
    cover,
    metaTags: "cloud, planning",
    publishAt: nextMonday().toISOString(),
    unpublishAt: null,
  });

  const openings = await jobs.list();
  const [job] = openings;
  if (job) await jobs.draft({ unpublishAt: new Date(nextMonday().getTime() + 14 * DAY).toISOString() }, job.documentId);

  const service = (await services.list()).find(({ slug }) => slug === "web-development") as Service;
  const { cta, seo, techStack } = await services.read(service.documentId);
  await services.draft(
    {
      cta: { ...cta, href: "/contacts" },
      seo: { ...seo, metaTitle: "Web" },
      techStack: techStack.map((each, index) => (index === 2 ? { ...each, name: " " } : each)),
    },
    service.documentId,
  );
  return {
    faq: faq.documentId,
    post: post.documentId,
    service: service.documentId,
    jobs: openings.map(({ documentId }) => documentId),
  };
}

async function idOf(panel: Panel, name: string): Promise<number | undefined> {
  const { results } = await panel.get<{ results: File[] }>("GET", `/upload/files?filters[name][$eq]=${name}`);
  return results[0]?.id;
}

function nextMonday(): Date {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7 || 7));
  date.setUTCHours(3, 30, 0, 0);
  return date;
}

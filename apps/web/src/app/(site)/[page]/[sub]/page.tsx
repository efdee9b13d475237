import { SectionPage } from "../section-page";
import { sectionPageMetadata, segmentsOfPages } from "../section-page-metadata";

type Props = PageProps<"/[page]/[sub]">;

export const generateStaticParams = async () =>
  (await segmentsOfPages(2)).map(([page = "", sub = ""]) => ({ page, sub }));

export const generateMetadata = async ({ params }: Props) => sectionPageMetadata(await pathOf(params));

export default async function PageOfTwoSegments({ params }: Props) {
  return <SectionPage path={await pathOf(params)} />;
}

async function pathOf(params: Props["params"]): Promise<string> {
  const { page, sub } = await params;
  return `${page}/${sub}`;
}

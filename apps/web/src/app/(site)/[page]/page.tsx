import { SectionPage } from "./section-page";
import { sectionPageMetadata, segmentsOfPages } from "./section-page-metadata";

export const generateStaticParams = async () => (await segmentsOfPages(1)).map(([page = ""]) => ({ page }));

export const generateMetadata = async ({ params }: PageProps<"/[page]">) => sectionPageMetadata((await params).page);

export default async function PageOfOneSegment({ params }: PageProps<"/[page]">) {
  return <SectionPage path={(await params).page} />;
}

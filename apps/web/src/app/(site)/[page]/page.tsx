import { madeMetadata, segmentsOfPages } from "./made-metadata";
import { MadePage } from "./made-page";

export const generateStaticParams = async () => (await segmentsOfPages(1)).map(([page = ""]) => ({ page }));

export const generateMetadata = async ({ params }: PageProps<"/[page]">) => madeMetadata((await params).page);

export default async function PageOfOneSegment({ params }: PageProps<"/[page]">) {
  return <MadePage path={(await params).page} />;
}

import { madeMetadata, segmentsOfPages } from "../made-metadata";
import { MadePage } from "../made-page";

type Props = PageProps<"/[page]/[sub]">;

export const generateStaticParams = async () =>
  (await segmentsOfPages(2)).map(([page = "", sub = ""]) => ({ page, sub }));

export const generateMetadata = async ({ params }: Props) => madeMetadata(await pathOf(params));

export default async function PageOfTwoSegments({ params }: Props) {
  return <MadePage path={await pathOf(params)} />;
}

async function pathOf(params: Props["params"]): Promise<string> {
  const { page, sub } = await params;
  return `${page}/${sub}`;
}

import { FilteredWork, filterMetadata, listFilterSlugs } from "../../filtered-work";

type Props = PageProps<"/work/industries/[industry]">;

export const generateStaticParams = async () => (await listFilterSlugs("industries")).map((industry) => ({ industry }));

export const generateMetadata = async ({ params }: Props) => filterMetadata("industries", (await params).industry);

export default async function WorkOfIndustry({ params }: Props) {
  return <FilteredWork kind="industries" segment={(await params).industry} />;
}

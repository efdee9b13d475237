import { FilteredWork, filterMetadata, listFilterSlugs } from "../../filtered-work";

type Props = PageProps<"/work/services/[service]">;

export const generateStaticParams = async () => (await listFilterSlugs("services")).map((service) => ({ service }));

export const generateMetadata = async ({ params }: Props) => filterMetadata("services", (await params).service);

export default async function WorkOfService({ params }: Props) {
  return <FilteredWork kind="services" segment={(await params).service} />;
}

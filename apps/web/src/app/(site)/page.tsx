import { getHomePage } from "@repo/cms-client/home-page";
import { pageMetadata } from "@/lib/seo";

export const generateMetadata = async () => pageMetadata("/", (await getHomePage())?.seo);

export default async function HomePage() {
  const home = await getHomePage();
  return <h1>{home?.heroSlides?.[0]?.title}</h1>;
}

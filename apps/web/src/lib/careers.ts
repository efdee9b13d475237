export const jobPath = ({ slug }: { slug: string }) => `/careers/${slug}`;
export const openingsPath = (page: number) => (page === 1 ? "/careers" : `/careers/page/${page}`);

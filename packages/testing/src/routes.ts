export type Route = { name: string; path: string };

const ENTRIES: Record<string, string> = {
  "/services/": "[slug]",
  "/work/": "[slug]",
  "/careers/": "[slug]",
  "/blog/": "[id]",
  "/blog/authors/": "[slug]",
};

export async function listRoutes(site: string): Promise<Route[]> {
  const sitemap = await read(`${site}/sitemap.xml`);
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  const fixed = paths.filter((path) => !Object.keys(ENTRIES).some((folder) => path.startsWith(folder)));
  const entries = Object.entries(ENTRIES).map(([folder, name]) => {
    const inFolder = paths.filter((path) => path.startsWith(folder));
    const path = folder === "/blog/" ? inFolder[0] : inFolder.sort()[0];
    return { name: folder + name, path: present(path, `${site}/sitemap.xml names nothing below ${folder}`) };
  });
  const [tag] = /\/blog\/tags\/[^"/?#]+/.exec(await read(`${site}/blog`)) ?? [];
  return [
    ...fixed.map((path) => ({ name: path, path })),
    ...entries,
    { name: "/blog/tags/[tag]", path: present(tag, `${site}/blog leads to no tag`) },
  ];
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

function present(path: string | undefined, complaint: string): string {
  if (!path) throw new Error(`${complaint}.`);
  return path;
}

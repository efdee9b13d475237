import { expect, it } from "vitest";
import { panel } from "./cms";
import { sql } from "./database";

type Folder = { id: number; name: string; files: { count: number } };
type File = { id: number; name: string };

const folders = async () =>
  (await panel.get<{ data: Folder[] }>("GET", "/upload/folders?pagination[pageSize]=100")).data;
const filesOf = async (folder: Folder) =>
  (await panel.get<{ results: File[] }>("GET", `/upload/files?pageSize=100&filters[folder][id][$eq]=${folder.id}`))
    .results;

async function folderNamed(name: string): Promise<Folder> {
  const folder = (await folders()).find((each) => each.name === name);
  if (!folder) throw new Error(`There is no folder ${name}.`);
  return folder;
}

it("the pictures of the seed lie in folders by their use", async () => {
  expect((await folders()).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "About page",
      "Brand",
      "Case studies",
      "Contact details",
      "Home page",
      "Icons",
      "Industries",
      "Services",
      "Technology categories",
      "Technology marks",
      "Tops of pages",
    ]),
  );
  const services = await filesOf(await folderNamed("Services"));
  expect(services.map(({ name }) => name)).toContain("duotone-web-development.webp");
  const loose = await sql("select name from files where folder_path = '/' and created_by_id is null");
  expect(loose).toEqual([]);
});

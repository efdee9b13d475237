import { describe, expect, it } from "vitest";
import { removeApplicationsOf, storeApplication } from "./applications";
import { panel } from "./cms";

type Model = {
  uid: string;
  isDisplayed: boolean;
  kind?: string;
  category?: string;
  info: { displayName: string };
  attributes: Record<string, { type: string }>;
};
type Metadata = {
  edit: { label: string; description: string; visible: boolean; mainField?: string };
  list: { label: string };
};
type Configuration = {
  settings: { mainField: string };
  metadatas: Record<string, Metadata>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
};

const { data } = await panel.get<{ data: { contentTypes: Model[]; components: Model[] } }>(
  "GET",
  "/content-manager/init",
);
const types = data.contentTypes.filter(({ isDisplayed }) => isDisplayed);
const lists = types.filter(({ kind }) => kind === "collectionType");
const models = [...types, ...data.components];

const configurations = new Map<string, Promise<Configuration>>();

function configurationOf(model: Model): Promise<Configuration> {
  const configuration = configurations.get(model.uid) ?? readConfiguration(model);
  configurations.set(model.uid, configuration);
  return configuration;
}

async function readConfiguration({ uid, category }: Model): Promise<Configuration> {
  const kind = category ? "components" : "content-types";
  const answer = await panel.get<{ data: { component?: Configuration; contentType?: Configuration } }>(
    "GET",
    `/content-manager/${kind}/${uid}/configuration`,
  );
  const configuration = answer.data.component ?? answer.data.contentType;
  if (!configuration) throw new Error(`${uid} has no configuration.`);
  return configuration;
}

const visible = ({ metadatas }: Configuration) => Object.entries(metadatas).filter(([, { edit }]) => edit.visible);

describe("the panel", () => {
  it("has all types and components of the site", () => {
    expect(types.length).toBeGreaterThan(20);
    expect(data.components.length).toBeGreaterThan(15);
  });

  it.each(types)("groups $uid by its name", ({ info }) => {
    expect(info.displayName).toMatch(/^(Accounts|Blog|Careers|Catalogue|Page|Records|Site): [A-Z]/);
  });

  it.each(models)("says of each field of $uid what it is", async (model) => {
    const unexplained = visible(await configurationOf(model)).filter(
      ([name, { edit, list }]) =>
        edit.label === name || list.label !== edit.label || edit.description.split(" ").length < 3,
    );
    expect(unexplained.map(([name]) => name)).toEqual([]);
  });

  it.each(lists)("calls each column of the list of $uid by a name", async (type) => {
    const { layouts, metadatas } = await configurationOf(type);
    expect(layouts.list.filter((name) => name !== "id" && metadatas[name]?.list.label === name)).toEqual([]);
  });

  it.each(models)("shows each field of $uid once, in rows of twelve columns", async (model) => {
    const configuration = await configurationOf(model);
    const rows = configuration.layouts.edit;
    const shown = rows.flat().map(({ name }) => name);
    expect(shown.toSorted()).toEqual(
      visible(configuration)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(rows.map((row) => row.reduce((columns, { size }) => columns + size, 0))).toEqual(rows.map(() => 12));
  });

  it.each(models)("calls entries of $uid by a name", async (model) => {
    const { settings, metadatas } = await configurationOf(model);
    const texts = Object.values(model.attributes).filter(({ type }) => ["string", "text", "email"].includes(type));
    // The last text is the documentId.
    if (model.kind === "singleType") expect(settings.mainField).toBe("id");
    else if (texts.length > (model.category ? 0 : 1)) expect(settings.mainField).not.toMatch(/^(id|documentId|slug)$/);
    for (const { edit } of Object.values(metadatas)) expect(edit.mainField ?? "").not.toMatch(/^(id|documentId)$/);
  });
});

it("shows the stage of an application, and not whether it is published", async () => {
  const job = crypto.randomUUID();
  const id = await storeApplication({ job_document_id: job, status: "interview" });
  const address = "/content-manager/collection-types/api::job-application.job-application";
  const listed = await panel.get<{ results: { status: string }[] }>("GET", `${address}?filters[documentId][$eq]=${id}`);
  const { data: opened } = await panel.get<{ data: { status: string } }>("GET", `${address}/${id}`);
  expect([listed.results, opened]).toMatchObject([[{ status: "interview" }], { status: "interview" }]);
  await removeApplicationsOf(job);
});

import { beforeAll, describe, expect, it } from "vitest";
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

let types: Model[];
let models: Model[];

beforeAll(async () => {
  const { data } = await panel.get<{ data: { contentTypes: Model[]; components: Model[] } }>(
    "GET",
    "/content-manager/init",
  );
  types = data.contentTypes.filter(({ isDisplayed }) => isDisplayed);
  models = [...types, ...data.components];
});

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
    expect(models.length - types.length).toBeGreaterThan(15);
  });

  it("groups types by their names", () => {
    for (const { info, uid } of types) {
      expect(info.displayName, uid).toMatch(/^(Accounts|Blog|Careers|Catalogue|Page|Records|Site): [A-Z]/);
    }
  });

  it("says of each field what it is", async () => {
    for (const model of models) {
      const unexplained = visible(await configurationOf(model)).filter(
        ([name, { edit, list }]) =>
          edit.label === name || list.label !== edit.label || edit.description.split(" ").length < 3,
      );
      expect(
        unexplained.map(([name]) => name),
        model.uid,
      ).toEqual([]);
    }
  });

  it("calls each column of a list by a name", async () => {
    for (const type of types.filter(({ kind }) => kind === "collectionType")) {
      const { layouts, metadatas } = await configurationOf(type);
      const unnamed = layouts.list.filter((name) => name !== "id" && metadatas[name]?.list.label === name);
      expect(unnamed, type.uid).toEqual([]);
    }
  });

  it("shows each field once, in rows of twelve columns", async () => {
    for (const model of models) {
      const configuration = await configurationOf(model);
      const rows = configuration.layouts.edit;
      const shown = rows.flat().map(({ name }) => name);
      const fields = visible(configuration).map(([name]) => name);
      expect(shown.toSorted(), model.uid).toEqual(fields.toSorted());
      const columns = rows.map((row) => row.reduce((sum, { size }) => sum + size, 0));
      expect(columns, model.uid).toEqual(rows.map(() => 12));
    }
  });

  it("calls entries by a name", async () => {
    for (const model of models) {
      const { settings, metadatas } = await configurationOf(model);
      const texts = Object.values(model.attributes).filter(({ type }) => ["string", "text", "email"].includes(type));
      // The last text is the documentId.
      const isNamed = model.kind !== "singleType" && texts.length > (model.category ? 0 : 1);
      if (model.kind === "singleType") expect(settings.mainField, model.uid).toBe("id");
      if (isNamed) expect(settings.mainField, model.uid).not.toMatch(/^(id|documentId|slug)$/);
      for (const { edit } of Object.values(metadatas)) {
        expect(edit.mainField ?? "", model.uid).not.toMatch(/^(id|documentId)$/);
      }
    }
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

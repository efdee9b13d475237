import { describe, expect, it } from "vitest";
import { stepsTo } from "../src/admin/steps-to";

const field = (name: string, label: string, component?: string) => ({ name, label, attribute: { component } });

const LAYOUT = {
  layout: [[[field("title", "Title"), field("seo", "Search", "shared.seo")], [field("sections", "Sections")]]],
  components: {
    "shared.seo": { layout: [[field("metaTitle", "Title in search results")]] },
    "section.steps": { layout: [[field("title", "Heading"), field("steps", "Steps", "service.step")]] },
    "section.video": { layout: [[field("address", "Address of the video")]] },
    "service.step": { layout: [[field("title", "Name")]] },
  },
};
const VALUES = { sections: [{ __component: "section.video" }, { __component: "section.steps", steps: [{}, {}] }] };

describe("the labels on the way to a field", () => {
  it.each([
    ["title", [{ label: "Title" }]],
    ["seo.metaTitle", [{ label: "Search" }, { label: "Title in search results" }]],
    ["sections.0.address", [{ label: "Sections", index: 0 }, { label: "Address of the video" }]],
    ["sections.1.steps.1.title", [{ label: "Sections", index: 1 }, { label: "Steps", index: 1 }, { label: "Name" }]],
  ])("%s are those of the form, of the component that stands there too", (path, steps) => {
    expect(stepsTo(path, LAYOUT, VALUES)).toEqual(steps);
  });

  it("end where the form has no such field", () => {
    expect(stepsTo("sections.2.title", LAYOUT, VALUES)).toEqual([{ label: "Sections", index: 2 }]);
    expect(stepsTo("sections.0.steps", LAYOUT, null)).toEqual([{ label: "Sections", index: 0 }]);
    expect(stepsTo("nothing", LAYOUT, VALUES)).toEqual([]);
  });
});

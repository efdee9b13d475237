import { HONEYPOT } from "@repo/contract/form/honeypot";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { FormSection } from "@/app/(site)/[page]/form-section";
import type { FormFragment } from "@/cms/generated/graphql";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {} }) }));
vi.mock("@/app/(site)/[page]/lazy-parts", async () => ({
  LazyEditorForm: (await import("@/components/forms/editor-form")).EditorForm,
}));
vi.mock("@/settings", () => ({ siteSettings: () => ({ resumeMaxMb: 10 }) }));

type Field = FormFragment["fields"][number];

const field = (kind: Field["kind"], more: Partial<Field> = {}): Field => ({
  id: kind,
  key: `f-${kind}`,
  label: `Label of ${kind}`,
  kind,
  required: true,
  helpText: null,
  choices: null,
  agreement: null,
  ...more,
});

const FORM: FormFragment = {
  documentId: "one",
  title: "Tell us",
  intro: "What for",
  submitLabel: "Send it",
  successTitle: "Thanks",
  successText: null,
  keepDays: 30,
  fields: [
    field("text", { helpText: "As in your passport" }),
    field("long_text", { required: false }),
    field("email"),
    field("phone"),
    field("choice", { choices: "Small\n\n Large " }),
    field("agreement", { agreement: "I have read the [policy](/privacy-policy)." }),
    field("file", { helpText: "A sketch will do." }),
  ],
};

const rendered = (more: Partial<Parameters<typeof FormSection>[0]> = {}) =>
  renderToStaticMarkup(FormSection({ form: FORM, level: 2, address: "https://example.com/ask#tell-us", ...more }));

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const controlsOf = (html: string) =>
  (html.match(/<(input|textarea|select)\b[^>]*>/g) ?? []).filter((tag) => attribute(tag, "name") !== HONEYPOT);
const textOf = (html: string, id: string | undefined) =>
  new RegExp(`<(\\w+)[^>]* (?:id|for)="${id}"[^>]*>(.*?)</\\1>`, "s").exec(html)?.[2]?.replaceAll(/<[^>]*>/g, "");

it("the field that people don't see is none that browsers and password managers fill in", () => {
  const [, label = "", trap = ""] =
    new RegExp(`<label>([^<]*)(<input[^>]* name="${HONEYPOT}"[^>]*>)`).exec(rendered()) ?? [];
  expect(trap).toMatch(/ autoComplete="off" data-1p-ignore="true" data-lpignore="true" data-bwignore="true"/i);
  expect(`${label} ${HONEYPOT}`).not.toMatch(
    /name|mail|phone|tel|url|web|site|link|company|business|organi|address|street|city|state|zip|post|country|code|user|pass|card|title|birth|other|search|line/i,
  );
});

describe("a form that an editor has made", () => {
  it("gives each control its label for a name, and says what is optional", () => {
    const html = rendered();
    const names = controlsOf(html).map((tag) => {
      const id = attribute(tag, "id");
      const [label = ""] = new RegExp(`<label[^>]* for="${id}"[^>]*>.*?</label>`, "s").exec(html) ?? [];
      return [attribute(tag, "name"), label.replaceAll(/<[^>]*>/g, "")];
    });
    expect(names).toEqual([
      ["f-text", "Label of text"],
      ["f-long_text", "Label of long_text (optional)"],
      ["f-email", "Label of email"],
      ["f-phone", "Label of phone"],
      ["f-choice", "Label of choice"],
      ["f-agreement", "I have read the policy (opens in a new tab)."],
      ["f-file", "Label of file"],
    ]);
    expect(html).toContain("except those marked as optional");
  });

  it("describes a control by its help, and requires what the editor requires", () => {
    const html = rendered();
    const [text = "", long = "", , , , , file = ""] = controlsOf(html);
    expect(textOf(html, attribute(text, "aria-describedby"))).toBe("As in your passport");
    expect(textOf(html, attribute(file, "aria-describedby"))).toBe("A sketch will do. PDF, DOC or DOCX, up to 10 MB.");
    expect(text).toContain(' required=""');
    expect(long).not.toContain("required");
  });

  it("is on paper the address where it is", () => {
    expect(rendered()).toContain("The form is at https://example.com/ask#tell-us");
  });

  it("is a form by the name of its heading, which the section may replace", () => {
    for (const title of [null, "", "Write to us"]) {
      const html = rendered({ title });
      const [form = ""] = /<form[^>]*>/.exec(html) ?? [];
      expect(textOf(html, attribute(form, "aria-labelledby"))).toBe(title || "Tell us");
    }
  });

  it("has what helps a browser to fill it in", () => {
    const html = rendered();
    const controls = controlsOf(html);
    expect(controls.find((tag) => tag.includes("f-email"))).toMatch(/type="email".*autoComplete="email"/i);
    expect(controls.find((tag) => tag.includes("f-phone"))).toMatch(/type="tel".*autoComplete="tel"/i);
    expect(html.match(/<option[^>]*>([^<]*)/g)?.map((option) => option.replace(/<[^>]*>/, ""))).toEqual([
      "Choose one",
      "Small",
      "Large",
    ]);
  });

  it("tells for how long answers are kept, and can't be sent before its script is there", () => {
    expect(rendered()).toContain("We delete your answers after 30 days.");
    expect(rendered({ form: { ...FORM, keepDays: 1 } })).toContain("after a day.");
    expect(rendered()).toMatch(/<button[^>]* disabled=""[^>]*>Send it</);
  });
});

import type { FieldStep } from "./focus-field";

type Field = { name: string; label: string; attribute: { component?: string } };

export type FormLayout = { layout: Field[][][]; components: Record<string, { layout: Field[][] }> };

/** The labels of a field such as `heroSlides.0.title`, and of the components around it. */
export function stepsTo(path: string, { layout, components }: FormLayout): FieldStep[] {
  const steps: FieldStep[] = [];
  let fields = layout.flat(2);
  for (const name of path.split(".")) {
    const list = steps.at(-1);
    if (list && /^\d+$/.test(name)) {
      list.index = Number(name);
      continue;
    }
    const field = fields.find((each) => each.name === name);
    if (!field) break;
    steps.push({ label: field.label });
    fields = components[field.attribute.component ?? ""]?.layout.flat() ?? [];
  }
  return steps;
}

import type { FieldStep } from "./focus-field";

type Field = { name: string; label: string; attribute: { component?: string } };

export type FormLayout = { layout: Field[][][]; components: Record<string, { layout: Field[][] }> };

/** In a dynamic zone, the form's `values` tell which component stands where. */
export function stepsTo(path: string, { layout, components }: FormLayout, values: unknown): FieldStep[] {
  const steps: FieldStep[] = [];
  const fieldsOf = (component = "") => components[component]?.layout.flat() ?? [];
  let fields = layout.flat(2);
  let value = values;
  for (const name of path.split(".")) {
    value = (value as Record<string, unknown> | null | undefined)?.[name];
    const list = steps.at(-1);
    if (list && /^\d+$/.test(name)) {
      list.index = Number(name);
      const { __component } = (value ?? {}) as { __component?: string };
      if (__component) fields = fieldsOf(__component);
      continue;
    }
    const field = fields.find((each) => each.name === name);
    if (!field) break;
    steps.push({ label: field.label });
    fields = fieldsOf(field.attribute.component);
  }
  return steps;
}

import { timeName } from "@repo/brand";
import { Field } from "@repo/ui/field";
import type { PostValues } from "./post-values";

type ScheduleFieldsProps = {
  values: PostValues;
  onType: (values: PostValues) => void;
  errors: Record<string, string>;
};

export function ScheduleFields({ values, onType, errors }: ScheduleFieldsProps) {
  const time = (name: "publishAt" | "unpublishAt") => ({
    type: "datetime-local",
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...values, [name]: target.value }),
  });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-medium">{`Schedule, in ${timeName()}`}</legend>
      <Field name="publishAt" label="Publish at" hint="Saved as a draft until then" error={errors.publishAt}>
        {(control) => <input {...control} {...time("publishAt")} />}
      </Field>
      <Field name="unpublishAt" label="Unpublish at" hint="A draft again from then on" error={errors.unpublishAt}>
        {(control) => <input {...control} {...time("unpublishAt")} />}
      </Field>
    </fieldset>
  );
}

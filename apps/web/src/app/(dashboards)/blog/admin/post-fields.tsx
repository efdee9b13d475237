import { Field } from "@repo/ui/field";
import type { PostValues } from "./post-values";

type PostFieldsProps = {
  values: PostValues;
  onType: (values: PostValues) => void;
  errors: Record<string, string>;
  /** Whether visitors see the post or an earlier version of it. */
  published?: boolean;
};

export function PostFields({ values, onType, errors, published }: PostFieldsProps) {
  const text = (name: "title" | "description" | "metaTags") => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...values, [name]: target.value }),
  });
  return (
    <>
      <Field name="title" label="Title *" error={errors.title}>
        {(control) => <input {...control} {...text("title")} required dir="auto" />}
      </Field>
      <Field
        name="description"
        label="Description *"
        hint={`${values.description.length} ${values.description.length === 1 ? "character" : "characters"}`}
        error={errors.description}
      >
        {(control) => <textarea {...control} {...text("description")} rows={8} required dir="auto" />}
      </Field>
      <Field name="metaTags" label="SEO Keywords & Tags" hint="Separate keywords with commas" error={errors.metaTags}>
        {(control) => <input {...control} {...text("metaTags")} dir="auto" />}
      </Field>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={values.draft}
          onChange={(event) => onType({ ...values, draft: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-blue"
        />
        <span>
          Save as draft
          <span className="block text-slate">
            {published
              ? "Visitors go on seeing what was published, until you save without this."
              : "Visitors don’t see it, until you save without this."}
          </span>
        </span>
      </label>
    </>
  );
}

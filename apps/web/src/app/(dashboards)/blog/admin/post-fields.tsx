import { TEASER_CHARACTERS } from "@repo/contract/post/post";
import { Field } from "@repo/ui/field";
import { AuthorField, type Authors } from "./author-field";
import { FormatChoice } from "./format-choice";
import { FormatOffer } from "./format-offer";
import { MarkdownField, WINDOW_HEIGHT } from "./markdown/markdown-field";
import { CoverField } from "./pictures/cover-field";
import type { ChoosePicture } from "./pictures/picture-dialog";
import type { PostValues } from "./post-values";
import { ScheduleFields } from "./schedule-fields";

type PostFieldsProps = {
  values: PostValues;
  onType: (values: PostValues) => void;
  errors: Record<string, string>;
  published?: boolean;
  authors: Authors;
  fillsWindow: boolean;
  choosePicture: ChoosePicture;
};

export function PostFields({ values, onType, errors, published, authors, ...look }: PostFieldsProps) {
  const { fillsWindow, choosePicture } = look;
  const text = (name: "title" | "description" | "metaTags" | "teaser") => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...values, [name]: target.value }),
  });
  const description = {
    name: "description",
    label: "Description *",
    hint: `${values.description.length} ${values.description.length === 1 ? "character" : "characters"}`,
    error: errors.description,
  };
  return (
    <>
      <Field name="title" label="Title *" error={errors.title}>
        {(control) => <input {...control} {...text("title")} required dir="auto" />}
      </Field>
      <FormatChoice value={values.format} onChange={(format) => onType({ ...values, format })} />
      {values.format === "markdown" ? (
        <MarkdownField {...description} {...text("description")} {...look} />
      ) : (
        <Field {...description}>
          {(control) => (
            <textarea
              {...control}
              {...text("description")}
              rows={8}
              required
              dir="auto"
              className={`${control.className} ${fillsWindow ? WINDOW_HEIGHT : ""}`}
            />
          )}
        </Field>
      )}
      <FormatOffer
        text={values.description}
        format={values.format}
        onChange={(format) => onType({ ...values, format })}
      />
      <Field name="metaTags" label="SEO Keywords & Tags" hint="Separate keywords with commas" error={errors.metaTags}>
        {(control) => <input {...control} {...text("metaTags")} dir="auto" />}
      </Field>
      <Field name="teaser" label="Teaser" hint={teaserHint(values.teaser)} error={errors.teaser}>
        {(control) => <textarea {...control} {...text("teaser")} rows={2} dir="auto" />}
      </Field>
      <CoverField
        cover={values.cover}
        onChange={(cover) => onType({ ...values, cover })}
        choosePicture={choosePicture}
        error={errors.cover}
      />
      <AuthorField
        {...authors}
        value={values.author}
        onChange={(author) => onType({ ...values, author })}
        error={errors.author}
      />
      <ScheduleFields values={values} onType={onType} errors={errors} />
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={values.draft || values.publishAt !== ""}
          disabled={values.publishAt !== ""}
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

const teaserHint = (teaser: string) =>
  `${teaser.trim().length} of ${TEASER_CHARACTERS} characters. On cards, in feeds and in search results, instead of the first paragraph.`;

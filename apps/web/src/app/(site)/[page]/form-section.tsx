import type { FormFragment } from "@/cms/generated/graphql";
import { Heading, type Level } from "@/components/headings/headings";
import { siteSettings } from "@/settings";
import { FormCard } from "./form-card";
import { LazyEditorForm } from "./lazy-parts";

type FormSectionProps = {
  /** A title that replaces the form's own. */
  title?: string | null;
  level: Level;
  form: FormFragment;
  address: string;
};

export function FormSection({ title, level, form, address }: FormSectionProps) {
  const { fields, intro, ...texts } = form;
  // Only a field that an editor is adding, in a preview, has no key.
  const keyed = fields.map((field) => ({ ...field, key: field.key ?? field.id }));
  const headingId = `form-${form.documentId}`;
  return (
    <FormCard
      address={address}
      heading={
        <>
          <Heading level={level} id={headingId} className="text-title">
            {title || form.title}
          </Heading>
          {intro && <p className="mt-3 text-lead text-slate">{intro}</p>}
        </>
      }
    >
      <LazyEditorForm
        form={{ ...texts, fields: keyed }}
        labelledBy={headingId}
        fileMaxMb={siteSettings().resumeMaxMb}
      />
    </FormCard>
  );
}

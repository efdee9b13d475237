import type { FormFragment } from "@repo/cms-client/generated/graphql";
import { env } from "@/env";
import { EditorForm } from "./editor-form";

type FormSectionProps = {
  /** Replaces the form's own. */
  title?: string | null;
  anchor?: string | null;
  /** `null` while the form is not published. */
  form: FormFragment | null;
};

/** A form that an editor has made in the panel. */
export function FormSection({ title, anchor, form }: FormSectionProps) {
  if (!form) return null;
  const { fields, intro, ...texts } = form;
  // Only a field that an editor is just adding, in a preview, has no key.
  const keyed = fields.map((field) => ({ ...field, key: field.key ?? field.id }));
  const headingId = `form-${form.documentId}`;
  return (
    <section id={anchor || undefined} className="section scroll-mt-28 bg-mist">
      <div className="container">
        <div className="card mx-auto max-w-3xl p-6 sm:p-8 lg:p-10">
          <h2 id={headingId} className="text-title">
            {title || form.title}
          </h2>
          {intro && <p className="mt-3 text-lead text-slate">{intro}</p>}
          <EditorForm form={{ ...texts, fields: keyed }} labelledBy={headingId} fileMaxMb={env().resumeMaxMb} />
        </div>
      </div>
    </section>
  );
}

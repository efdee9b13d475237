import { MAIL_KINDS, type MailTemplate } from "@repo/contract/application/message";
import { Field } from "@repo/ui/field";

type TemplateFieldsProps = {
  templates: MailTemplate[];
  template: string;
  onChoose: (id: string) => void;
  invites: boolean;
  onInvite: (invites: boolean) => void;
};

export function TemplateFields({ templates, template, onChoose, invites, onInvite }: TemplateFieldsProps) {
  return (
    <>
      <Field name="template" label="Template">
        {(control) => (
          <select {...control} value={template} onChange={(event) => onChoose(event.target.value)}>
            <option value="">None</option>
            {templates.map(({ id, name, kind }) => (
              <option key={id} value={id}>
                {name === MAIL_KINDS[kind] ? name : `${name} (${MAIL_KINDS[kind]})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className="flex min-h-10 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="invites"
          checked={invites}
          onChange={(event) => onInvite(event.target.checked)}
          className="size-5 accent-blue"
        />
        Invite to an interview
      </label>
    </>
  );
}

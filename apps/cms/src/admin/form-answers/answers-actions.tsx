import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Button, Dialog, Field, Modal, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { Download, Trash } from "@strapi/icons";
import { useAPIErrorHandler, useFetchClient, useNotification, useRBAC } from "@strapi/strapi/admin";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useDownload } from "./use-download";

const ANSWERS = "api::form-answer.form-answer";

const allowing = (action: string) => [
  { action, subject: ANSWERS, id: "", actionParameters: {}, properties: {}, conditions: [] },
];
const PERMISSIONS = {
  export: allowing("api::form-answers.export"),
  delete: allowing("plugin::content-manager.explorer.delete"),
};

const FORMATS = { csv: "Export as CSV", xlsx: "Export for Excel" };

type AnsweredForm = { documentId: string; name: string; answers: number };

export function AnswersActions() {
  const { slug } = useParams();
  return slug === ANSWERS ? <AllOfAForm /> : null;
}

function AllOfAForm() {
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [open, setOpen] = useState(false);
  if (!allowedActions.canExport && !allowedActions.canDelete) return null;
  return (
    <Modal.Root open={open} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary" size="S">
          All answers of a form
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>All answers of a form</Modal.Title>
        </Modal.Header>
        <ChosenForm
          mayExport={allowedActions.canExport ?? false}
          mayDelete={allowedActions.canDelete ?? false}
          onDeleted={() => window.location.reload()}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

type ChosenFormProps = { mayExport: boolean; mayDelete: boolean; onDeleted: () => void };

function ChosenForm({ mayExport, mayDelete, onDeleted }: ChosenFormProps) {
  const { result: forms = [], error } = useLoaded<AnsweredForm[]>("/form-answers/forms");
  const [chosen, setChosen] = useState<string>();
  const download = useDownload();
  const form = forms.find(({ documentId }) => documentId === chosen) ?? forms[0];
  return (
    <>
      <Modal.Body>
        {error && <Typography textColor="danger600">{error}</Typography>}
        {form ? (
          <Field.Root>
            <Field.Label>Form</Field.Label>
            <SingleSelect value={form.documentId} onChange={(value) => setChosen(String(value))}>
              {forms.map(({ documentId, name, answers }) => (
                <SingleSelectOption key={documentId} value={documentId}>
                  {`${name} (${answers})`}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        ) : (
          <Typography>No form has answers yet.</Typography>
        )}
      </Modal.Body>
      {form && (
        <Modal.Footer>
          {mayDelete && <DeleteAll form={form} onDeleted={onDeleted} />}
          {mayExport &&
            Object.entries(FORMATS).map(([format, label]) => (
              <Button
                key={format}
                startIcon={<Download />}
                onClick={() =>
                  download(`/form-answers/forms/${form.documentId}/csv?format=${format}`, `${form.name}.${format}`)
                }
              >
                {label}
              </Button>
            ))}
        </Modal.Footer>
      )}
    </>
  );
}

function DeleteAll({ form: { documentId, name, answers }, onDeleted }: { form: AnsweredForm; onDeleted: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();

  async function erase(): Promise<void> {
    try {
      await post("/form-answers/erase", { form: documentId });
      onDeleted();
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" startIcon={<Trash />}>
          Delete all
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Delete all answers?</Dialog.Header>
        <Dialog.Body>
          {`${answers} answers to “${name}”, with their files and mails, are deleted for good. They can't be brought back.`}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Keep them
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={erase}>
              Delete them
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

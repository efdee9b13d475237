import { companyTime } from "@repo/time/company";
import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext, useForm, useStrapiApp } from "@strapi/strapi/admin";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lastField } from "./last-field";
import { type Choice, putDialog, type Question, type Theirs } from "./question";

type ChangeList = ComponentType<{ changes: Theirs["changes"]; titles: { before: string; after: string } }>;

/** Stands beside the form's buttons, where it has the form's state. */
export function ConflictDialog() {
  const history = useStrapiApp("ConflictDialog", ({ getPlugin }) => getPlugin("entry-history"));
  const { ChangeList } = history.apis as { ChangeList: ChangeList };
  const { hasDraftAndPublish, isSingleType, model, id } = unstable_useContentManagerContext();
  const resetForm = useForm("ConflictDialog", (form) => form.resetForm);
  const [question, setQuestion] = useState<Question>();

  useEffect(() => putDialog(setQuestion), []);

  // A window that is turned shows the form's buttons anew.
  useEffect(() => () => question?.answer("edit"), [question]);

  if (!question) return null;
  const { of, theirs, discards, answer } = question;
  const isOfForm = of.model === model && (isSingleType || of.documentId === id);
  const choose = (choice: Choice) => {
    if (choice === "theirs" && isOfForm) resetForm();
    answer(choice);
    setQuestion(undefined);
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && choose("edit")}>
      <Modal.Content
        style={{ maxWidth: "100rem", width: "94vw" }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          lastField()?.focus();
        }}
      >
        <Modal.Header>
          <Modal.Title>{titleOf(theirs)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">
              It was saved {companyTime(theirs.updatedAt)}. Which version should stay?
              {hasDraftAndPublish && " The history keeps theirs too, if you keep yours."}
            </Typography>
            <Suspense>
              <ChangeList
                changes={theirs.changes}
                titles={{ before: "Theirs", after: discards ? "Without the changes" : "Yours" }}
              />
            </Suspense>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap" justifyContent="flex-end" width="100%">
            <Button variant="tertiary" onClick={() => choose("edit")}>
              Go on editing
            </Button>
            <Button variant="secondary" onClick={() => choose("theirs")}>
              Keep theirs
            </Button>
            <Button onClick={() => choose("mine")}>{discards ? "Discard theirs" : "Keep mine"}</Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function titleOf({ by }: Theirs): string {
  if (by?.isYou) return "You have changed this in another window, while you were editing";
  return `${by?.name ?? "Someone else"} has changed this, while you were editing`;
}

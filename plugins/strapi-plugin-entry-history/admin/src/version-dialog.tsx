import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Box, Flex, Modal, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { useState } from "react";
import type { Against, Comparison, Listed } from "../../server/src/change";
import { BringBackButton } from "./bring-back-button";
import { Differences } from "./differences";
import { useDone, useText } from "./plugin";
import { VersionChoice } from "./version-choice";

type VersionDialogProps = {
  path: (below: string) => string;
  uid: string;
  versions: Listed[];
  number: number;
  onChoose: (number: number) => void;
  onClose: () => void;
  onClosed: () => void;
};

export default function VersionDialog(props: VersionDialogProps) {
  const { path, uid, versions, number, onChoose, onClose, onClosed } = props;
  const text = useText();
  const done = useDone();
  const [against, setAgainst] = useState<Against>("draft");
  const { result, error } = useLoaded<Comparison>(path(`/${number}?against=${against}`));
  const numbered = (wanted: number | null | undefined) => versions.find((each) => each.number === wanted);
  const version = numbered(number);
  const same = numbered(version?.sameAs);
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content style={{ maxWidth: "118rem", width: "94vw" }} onCloseAutoFocus={onClosed}>
        <Modal.Header>
          <Modal.Title>{text("version", { number })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex
            direction={{ initial: "column", medium: "row" }}
            alignItems={{ initial: "stretch", medium: "flex-start" }}
            gap={6}
          >
            <VersionChoice versions={versions} number={number} onChoose={onChoose} />
            <Box flex="1" minWidth={0} aria-live="polite">
              {version && (
                <Typography tag="p" textColor="neutral600">
                  {text(version.isDraft ? "dialog.saved" : "dialog.published", done(version))}
                </Typography>
              )}
              {same && (
                <Typography tag="p" textColor="neutral600">
                  {text("version.sameAs", { number: same.number, ...done(same) })}
                </Typography>
              )}
              <Box paddingTop={4} paddingBottom={4} maxWidth="36rem">
                <SingleSelect
                  aria-label={text("dialog.compare")}
                  value={against}
                  onChange={(chosen) => setAgainst(chosen as Against)}
                >
                  <SingleSelectOption value="draft">{text("dialog.compare.draft")}</SingleSelectOption>
                  <SingleSelectOption value="previous">{text("dialog.compare.previous")}</SingleSelectOption>
                </SingleSelect>
              </Box>
              {error && (
                <Typography role="alert" textColor="danger600">
                  {error}
                </Typography>
              )}
              {result && <Differences comparison={result} against={against} />}
            </Box>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Typography variant="pi" textColor="neutral600">
            {text("dialog.hint")}
          </Typography>
          <BringBackButton path={path(`/${number}/bring-back`)} uid={uid} onDone={onClose} />
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { inIndia } from "@repo/rules/india";
import { Box, Flex, Modal, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { useState } from "react";
import type { Against, Comparison, Listed } from "../../history/change";
import { actorOf } from "./actor";
import { BringBackButton } from "./bring-back-button";
import { Differences } from "./differences";
import { VersionChoice } from "./version-choice";

type VersionDialogProps = {
  path: string;
  uid: string;
  versions: Listed[];
  number: number;
  onChoose: (number: number) => void;
  onClose: () => void;
};

export default function VersionDialog({ path, uid, versions, number, onChoose, onClose }: VersionDialogProps) {
  const [against, setAgainst] = useState<Against>("previous");
  const { result, error } = useLoaded<Comparison>(`${path}/${number}?against=${against}`);
  const version = versions.find((each) => each.number === number);
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content style={{ maxWidth: "118rem", width: "94vw" }}>
        <Modal.Header>
          <Modal.Title>Version {number}</Modal.Title>
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
                  Published {inIndia(version.at)} by {actorOf(version.actor)}
                </Typography>
              )}
              <Box paddingTop={4} paddingBottom={4} maxWidth="36rem">
                <SingleSelect aria-label="Compare" value={against} onChange={(chosen) => setAgainst(chosen as Against)}>
                  <SingleSelectOption value="previous">What this version changed</SingleSelectOption>
                  <SingleSelectOption value="draft">What bringing it back would change</SingleSelectOption>
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
            Bringing back writes the draft only. Visitors see it once you publish.
          </Typography>
          <BringBackButton path={`${path}/${number}`} uid={uid} onDone={onClose} />
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

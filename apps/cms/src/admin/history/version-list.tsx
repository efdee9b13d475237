import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { inIndia } from "@repo/rules/india";
import { Flex, TextButton, Typography } from "@strapi/design-system";
import { lazy, Suspense, useState } from "react";
import type { Listed } from "../../history/change";
import { actorOf } from "./actor";

const VersionDialog = lazy(() => import("./version-dialog"));
const SHOWN = 4;

export type VersionListProps = { document: { documentId: string }; uid: string };

export function VersionList({ document, uid }: VersionListProps) {
  const path = `/history/${uid}/${document.documentId}/versions`;
  const { result, error } = useLoaded<{ versions: Listed[] }>(path, document);
  const [opened, setOpened] = useState<number>();
  const versions = result?.versions ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {error && (
        <Typography role="alert" textColor="danger600">
          {error}
        </Typography>
      )}
      {result && versions.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          Nothing yet: a version is kept each time this is published.
        </Typography>
      )}
      {versions.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {versions.slice(0, SHOWN).map(({ number, actor, at }) => (
            <li key={number}>
              <TextButton onClick={() => setOpened(number)}>Version {number}</TextButton>
              <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
                {inIndia(at)}, by {actorOf(actor)}
              </Typography>
            </li>
          ))}
        </Flex>
      )}
      {versions.length > SHOWN && (
        <TextButton onClick={() => setOpened(versions[0]?.number)}>All {versions.length} versions</TextButton>
      )}
      {opened !== undefined && (
        <Suspense>
          <VersionDialog
            path={path}
            uid={uid}
            versions={versions}
            number={opened}
            onChoose={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Flex>
  );
}

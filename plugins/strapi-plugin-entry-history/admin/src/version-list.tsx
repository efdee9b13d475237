import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Flex, TextButton, Typography } from "@strapi/design-system";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import type { Versions } from "../../server/src/change";
import { PLUGIN, useDone, useText, useVersionName } from "./plugin";

const VersionDialog = lazy(() => import("./version-dialog"));
const SHOWN = 4;

type VersionListProps = { document: { documentId: string; locale?: string | null }; uid: string };

export function VersionList({ document, uid }: VersionListProps) {
  const text = useText();
  const done = useDone();
  const versionName = useVersionName();
  const { documentId, locale } = document;
  const path = (of = "") =>
    `/${PLUGIN}/${uid}/${documentId}/versions${of}${locale ? `${of.includes("?") ? "&" : "?"}locale=${locale}` : ""}`;
  const { result, error } = useLoaded<Versions>(path(), document);
  const [opened, setOpened] = useState<number>();
  const opener = useRef<HTMLButtonElement>();
  const open = (number?: number) => (event: MouseEvent<HTMLButtonElement>) => {
    opener.current = event.currentTarget;
    setOpened(number);
  };
  const versions = result?.versions ?? [];
  const draft = versions.find(({ number }) => number === result?.draft);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {error && (
        <Typography role="alert" textColor="danger600">
          {error}
        </Typography>
      )}
      {result && versions.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          {text("panel.empty")}
        </Typography>
      )}
      {draft && (
        <Typography variant="pi" style={WRAPPED}>
          {text("panel.draft", { number: draft.number, ...done(draft) })}
        </Typography>
      )}
      {versions.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {versions.slice(0, SHOWN).map((version) => (
            <li key={version.number}>
              <TextButton onClick={open(version.number)}>{versionName(version)}</TextButton>
              <Typography tag="p" variant="pi" textColor="neutral600" style={WRAPPED}>
                {text("version.by", done(version))}
              </Typography>
            </li>
          ))}
        </Flex>
      )}
      {versions.length > SHOWN && (
        <TextButton onClick={open(versions[0]?.number)}>{text("panel.all", { count: versions.length })}</TextButton>
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
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </Flex>
  );
}

const WRAPPED = { overflowWrap: "anywhere" } as const;

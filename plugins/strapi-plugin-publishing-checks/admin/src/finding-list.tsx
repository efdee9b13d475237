import { useFocusField } from "@repo/plugin-kit/admin/use-focus-field";
import { Flex, Loader, TextButton, Typography } from "@strapi/design-system";
import { CheckCircle, CrossCircle, WarningCircle } from "@strapi/icons";
import { type Finding, fieldName } from "../../server/src/types";
import { useText } from "./plugin";

type FindingListProps = { findings: Finding[] | undefined; failed: boolean };

export function FindingList({ findings, failed }: FindingListProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} aria-live="polite">
      <Summary findings={findings} failed={failed} />
      {findings && findings.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {findings.map((finding) => (
            <Item key={`${finding.check} ${finding.path} ${finding.message}`} finding={finding} />
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function Summary({ findings, failed }: FindingListProps) {
  const text = useText();
  if (failed) {
    return (
      <Typography variant="pi" textColor="danger600">
        {text("findings.failed")}
      </Typography>
    );
  }
  if (!findings) return <Loader small>{text("findings.loading")}</Loader>;
  const blocking = findings.filter(({ blocks }) => blocks).length;
  const advice = findings.length - blocking;
  const parts = [
    ...(blocking ? [text("findings.blocking", { count: blocking })] : []),
    ...(advice ? [text("findings.advice", { count: advice })] : []),
  ];
  if (parts.length > 0) return <Typography variant="pi">{`${parts.join(", ")}.`}</Typography>;
  return (
    <Flex gap={2}>
      <CheckCircle fill="success600" aria-hidden />
      <Typography variant="pi">{text("findings.none")}</Typography>
    </Flex>
  );
}

function Item({ finding }: { finding: Finding }) {
  const { path, message, blocks } = finding;
  const focusField = useFocusField();
  const text = useText();
  return (
    <Flex tag="li" gap={2} alignItems="flex-start">
      {blocks ? (
        <CrossCircle fill="danger600" aria-label={text("finding.blocking")} style={ICON} />
      ) : (
        <WarningCircle fill="warning600" aria-label={text("finding.advice")} style={ICON} />
      )}
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <TextButton onClick={() => focusField(path)} style={{ textAlign: "start" }}>
          {fieldName(finding)}
        </TextButton>
        <Typography variant="pi" textColor="neutral700">
          {message}
        </Typography>
      </Flex>
    </Flex>
  );
}

const ICON = { flexShrink: 0, marginTop: "0.2rem" };

import { Flex, Typography } from "@strapi/design-system";
import type { Against, Comparison } from "../../server/src/change";
import ChangeList from "./change-list";
import { useText } from "./plugin";

type DifferencesProps = { comparison: Comparison; against: Against };

export function Differences({ comparison: { changes, gone, number, previous }, against }: DifferencesProps) {
  const text = useText();
  const before = previous === null ? text("differences.before") : text("version", { number: previous });
  const older = against === "draft" ? text("differences.draft") : before;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {gone.length > 0 && (
        <Typography tag="p" textColor="warning700">
          {text("differences.gone", { fields: gone.join(", ") })}
        </Typography>
      )}
      {changes.length === 0 && <Typography tag="p">{text(`differences.none.${against}`)}</Typography>}
      <ChangeList changes={changes} titles={{ before: older, after: text("version", { number }) }} />
    </Flex>
  );
}

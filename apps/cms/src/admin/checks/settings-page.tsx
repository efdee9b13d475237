import { CHECKS, CHOOSE_LEVELS, type Check, LEVELS, type Level, type Levels } from "@repo/rules/checks";
import { Box, Field, Flex, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { Layouts, Page, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

const ADDRESS = "/publishing-checks/levels";
const LEVEL_NAMES: Record<Level, string> = {
  off: "Off",
  advice: "Advice: said beside the form",
  required: "Required: must be mended before publishing",
};

export default function SettingsPage() {
  return (
    <Page.Protect permissions={[CHOOSE_LEVELS]}>
      <Page.Title>Publishing checks</Page.Title>
      <ChosenLevels />
    </Page.Protect>
  );
}

function ChosenLevels() {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [levels, setLevels] = useState<Levels>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    get<Levels>(ADDRESS)
      .then(({ data }) => setLevels(data))
      .catch(() => setFailed(true));
  }, [get]);

  async function choose(check: Check, level: Level): Promise<void> {
    try {
      setLevels((await put<Levels>(ADDRESS, { [check]: level })).data);
      toggleNotification({ type: "success", message: "Saved" });
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
  }

  if (failed) return <Page.Error />;
  if (!levels) return <Page.Loading />;
  return (
    <Page.Main>
      <Layouts.Header
        title="Publishing checks"
        subtitle="What is looked at before content is published, in the panel, in the dashboards and on schedule"
      />
      <Layouts.Content>
        <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {(Object.keys(CHECKS) as Check[]).map((check) => (
              <CheckLevel key={check} check={check} level={levels[check]} onChoose={(level) => choose(check, level)} />
            ))}
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}

type CheckLevelProps = { check: Check; level: Level; onChoose: (level: Level) => void };

function CheckLevel({ check, level, onChoose }: CheckLevelProps) {
  const { title, explanation } = CHECKS[check];
  return (
    <Field.Root name={check} hint={explanation} width="100%">
      <Field.Label>{title}</Field.Label>
      <SingleSelect value={level} onChange={(chosen) => onChoose(chosen as Level)}>
        {LEVELS.map((name) => (
          <SingleSelectOption key={name} value={name}>
            {LEVEL_NAMES[name]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  );
}

import { Box, Field, Flex, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { Layouts, Page, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { LEVELS, type Level, type RuleSetting } from "../../server/src/types";
import { UPDATE_LEVELS, useText } from "./plugin";

const ADDRESS = "/publishing-checks/levels";

export default function SettingsPage() {
  const text = useText();
  return (
    <Page.Protect permissions={[UPDATE_LEVELS]}>
      <Page.Title>{text("settings.title")}</Page.Title>
      <ChosenLevels />
    </Page.Protect>
  );
}

function ChosenLevels() {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const text = useText();
  const [rules, setRules] = useState<RuleSetting[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    get<RuleSetting[]>(ADDRESS)
      .then(({ data }) => setRules(data))
      .catch(() => setFailed(true));
  }, [get]);

  async function choose(name: string, level: Level): Promise<void> {
    try {
      setRules((await put<RuleSetting[]>(ADDRESS, { [name]: level })).data);
      toggleNotification({ type: "success", message: text("settings.saved") });
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
  }

  if (failed) return <Page.Error />;
  if (!rules) return <Page.Loading />;
  return (
    <Page.Main>
      <Layouts.Header title={text("settings.title")} subtitle={text("settings.subtitle")} />
      <Layouts.Content>
        <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {rules.map((rule) => (
              <RuleLevel key={rule.name} rule={rule} onChoose={(level) => choose(rule.name, level)} />
            ))}
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}

type RuleLevelProps = { rule: RuleSetting; onChoose: (level: Level) => void };

function RuleLevel({ rule: { name, title, explanation, level }, onChoose }: RuleLevelProps) {
  const text = useText();
  return (
    <Field.Root name={name} hint={explanation} width="100%">
      <Field.Label>{title}</Field.Label>
      <SingleSelect value={level} onChange={(chosen) => onChoose(chosen as Level)}>
        {LEVELS.map((each) => (
          <SingleSelectOption key={each} value={each}>
            {text(`settings.level.${each}`)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  );
}

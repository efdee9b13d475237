import { Flex } from "@strapi/design-system";
import { Layouts, Page, useAuth, useStrapiApp } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { WidgetCard } from "./widget-card";

/** Number of widgets in the wide column. The others stand beside them. */
const MAIN_WIDGETS = 2;

const Column = styled(Flex).attrs({ direction: "column", alignItems: "stretch", gap: 5 })<{ $width: number }>`
  flex: ${({ $width }) => $width} 1 ${({ $width }) => $width * 16}rem;
  &:empty { display: none; }
`;

export function HomePage() {
  const { formatMessage } = useIntl();
  const name = useAuth("HomePage", ({ user }) => user?.firstname ?? user?.email);
  const widgets = useStrapiApp("HomePage", (app) => app.widgets).getAll();
  const cards = widgets.map((widget) => <WidgetCard key={widget.uid} {...widget} />);
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{formatMessage({ id: "HomePage.head.title" })}</Page.Title>
        <Layouts.Header
          title={formatMessage({ id: "HomePage.header.title" }, { name })}
          subtitle={formatMessage({ id: "HomePage.header.subtitle" })}
        />
        <Layouts.Content>
          <Flex alignItems="flex-start" gap={5} wrap="wrap" paddingBottom={10}>
            <Column $width={3}>{cards.slice(0, MAIN_WIDGETS)}</Column>
            <Column $width={2}>{cards.slice(MAIN_WIDGETS)}</Column>
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
